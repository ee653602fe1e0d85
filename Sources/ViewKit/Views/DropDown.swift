// SPDX-License-Identifier: MIT

import RxKernel

/// A choice of one of a few options.
///
/// ```swift
/// private lazy var sizes = DropDown(["Small", "Large"])
/// sizes.rx.selectedIndex.subscribe(onNext: { [unowned self] in viewModel.choose($0) })
/// ```
/// Use a ``ListView`` for many options.
public final class DropDown: Control<DropDownState, SelectionEvent> {
    /// Creates a choice of `options`, of which one is selected, or none.
    public init(_ options: [String], selectedIndex: Int? = 0) {
        super.init(
            DropDownState {
                $0.options = options
                $0.selectedIndex = options.isEmpty ? nil : selectedIndex
            }, .dropDown)
    }

    /// The options. None is selected when the selected one is beyond the new ones.
    public var options: [String] {
        get { state.options }
        set {
            var state = state
            state.options = newValue
            if let index = state.selectedIndex, index >= newValue.count { state.selectedIndex = nil }
            self.state = state
        }
    }

    /// The index of the selected option; nil for none.
    public var selectedIndex: Int? {
        get { state.selectedIndex }
        set { state.selectedIndex = newValue }
    }

    public override func receive(_ event: SelectionEvent) {
        if case .selected(let index) = event { state.selectedIndex = index }
        super.receive(event)
    }
}

/// The state of a ``DropDown``.
public struct DropDownState: PortableState {
    /// The options.
    public var options: [String] = []
    /// The index of the selected option; nil for none.
    public var selectedIndex: Int?

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        selectedIndex.flatMap { outOfIndices("selectedIndex", $0, options.count) }
    }
}

extension ControlKind where State == DropDownState, Event == SelectionEvent {
    /// The kind of ``DropDown``.
    public static var dropDown: Self { Self("dropDown") }
}

/// What the user does to a ``DropDown``.
public enum SelectionEvent: Sendable, Codable {
    /// The user selected the option with this index, or none.
    case selected(Int?)
}

extension Reactive where Base: DropDown {
    /// The index of the selected option: the present one on subscription, then each that the user selects.
    @preconcurrency @MainActor public var selectedIndex: ControlProperty<Int?> {
        .of(
            base,
            changes: base.events.map { event in
                switch event {
                case .selected(let index): index
                }
            }
        ) {
            $0.selectedIndex
        } set: {
            $0.selectedIndex = $1
        }
    }
}
