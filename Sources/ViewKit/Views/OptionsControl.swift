// SPDX-License-Identifier: MIT

public import RxKernel

/// The base class of the controls that offer a choice of one of a few options: ``DropDown`` and ``RadioGroup``.
///
/// An index that no option has is refused and reported: see ``ViewReport``. Main thread only.
public class OptionsControl<State: OptionsState>: Control<State, SelectionEvent> {
    /// The options. If the new options have no option at ``selectedIndex``, no option is selected.
    public final var options: [String] {
        get { state.options }
        set {
            var state = state
            state.options = newValue
            if let index = state.selectedIndex, index >= newValue.count { state.selectedIndex = nil }
            self.state = state
        }
    }

    /// The index of the selected option; nil for none.
    public final var selectedIndex: Int? {
        get { state.selectedIndex }
        set { state.selectedIndex = newValue }
    }

    public override func receive(_ event: SelectionEvent) {
        switch event {
        case .selected(let index): state.selectedIndex = index
        }
        super.receive(event)
    }

    fileprivate final var selections: ControlProperty<Int?> {
        let changes = events.map { event in
            switch event {
            case .selected(let index): index
            }
        }
        return .of(self, changes: changes, get: { $0.selectedIndex }, set: { $0.selectedIndex = $1 })
    }
}

/// The state of a control that offers a choice of one of a few options: see ``OptionsControl``.
public protocol OptionsState: PortableState {
    /// The options.
    var options: [String] { get set }
    /// The index of the selected option; nil for none.
    var selectedIndex: Int? { get set }
}

extension OptionsState {
    /// An index that no option has is invalid.
    public var validationError: String? {
        selectedIndex.flatMap { outOfIndices("selectedIndex", $0, options.count) }
    }

    /// Creates the state of a new control. Without options, none is selected.
    init(_ options: [String], selectedIndex: Int?) {
        self.init()
        self.options = options
        self.selectedIndex = options.isEmpty ? nil : selectedIndex
    }
}

/// An action of the user on a ``DropDown`` or a ``RadioGroup``.
public enum SelectionEvent: Sendable, Codable {
    /// The user selected the option with this index, or none.
    case selected(Int?)
}

extension Reactive where Base: DropDown {
    /// The index of the selected option: the current one on subscription, then each that the user selects.
    @preconcurrency @MainActor public var selectedIndex: ControlProperty<Int?> { base.selections }
}

extension Reactive where Base: RadioGroup {
    /// The index of the selected option: the current one on subscription, then each that the user selects.
    @preconcurrency @MainActor public var selectedIndex: ControlProperty<Int?> { base.selections }
}
