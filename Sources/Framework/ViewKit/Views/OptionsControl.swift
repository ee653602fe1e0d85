// SPDX-License-Identifier: MIT

public import RxKernel

/// The base class of the controls that offer a choice of one of a few options: ``DropDown`` and ``RadioGroup``.
///
/// A selection may be set, or bound, before the options: it waits for them. When the options change, the selected option stays selected, by
/// its text. An index that none of the options has is refused and reported: see ``ViewReport``. Main thread only.
public class OptionsControl<State: OptionsState>: Control<State, SelectionEvent> {
    /// What is selected when there are options for it.
    private enum Awaited {
        case index(Int)
        case text(String)
    }

    /// Nil if the selection waits for no options.
    private var awaited: Awaited?

    /// The options. The selected option stays selected if the new options contain its text. If not, no option
    /// is selected until later options contain it, or another one is selected. If none of the old options is
    /// among the new ones, these are other texts for the same options, such as in another language: the index
    /// stays. A selection that was set while there were no options is made now.
    ///
    /// If ``selectedIndex`` changes, ``SelectionEvent/moved(_:)`` is sent.
    public final var options: [String] {
        get { state.options }
        set {
            var state = state
            let (old, oldOptions) = (state.selectedIndex, state.options)
            if let old { awaited = .text(state.options[old]) }
            state.options = newValue
            state.selectedIndex = nil
            var wasSet = false
            switch awaited {
            case .index(let index) where !newValue.isEmpty:
                awaited = nil
                wasSet = true
                if newValue.indices.contains(index) {
                    state.selectedIndex = index
                } else if let error = outOfIndices("selectedIndex", index, newValue.count) {
                    report(.invalid(error))
                }
            case .text(let text):
                // Several options may have the text.
                let index = old.flatMap { newValue.indices.contains($0) ? $0 : nil }
                let isRenamed = old != nil && Set(oldOptions).isDisjoint(with: newValue)
                state.selectedIndex =
                    index.map { newValue[$0] == text || isRenamed } == true
                    ? index : newValue.firstIndex(of: text)
                if state.selectedIndex != nil { awaited = nil }
            case .index, nil: break
            }
            self.state = state
            if state.selectedIndex != old, !wasSet { super.receive(.moved(state.selectedIndex)) }
        }
    }

    /// The index of the selected option; nil for none, and while a selection waits for options.
    public final var selectedIndex: Int? {
        get { state.selectedIndex }
        set {
            awaited = nil
            guard let newValue, newValue >= 0, options.isEmpty else { return state.selectedIndex = newValue }
            awaited = .index(newValue)
        }
    }

    public override func receive(_ event: SelectionEvent) {
        switch event {
        case .selected(let index):
            awaited = nil
            state.selectedIndex = index
        case .moved: break
        }
        super.receive(event)
    }

    fileprivate final var selections: ControlProperty<Int?> {
        let changes = events.map { event in
            switch event {
            case .selected(let index), .moved(let index): index
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
    /// The options were changed, and the option that was selected has this index now; nil if it is not one of them any more.
    case moved(Int?)
}

extension Reactive where Base: DropDown {
    /// The index of the selected option: the current one on subscription, then each that the user selects,
    /// and the new one if other options are set. An index that is bound to it before there are options waits
    /// for them.
    @preconcurrency @MainActor public var selectedIndex: ControlProperty<Int?> { base.selections }
}

extension Reactive where Base: RadioGroup {
    /// The index of the selected option: the current one on subscription, then each that the user selects,
    /// and the new one if other options are set. An index that is bound to it before there are options waits
    /// for them.
    @preconcurrency @MainActor public var selectedIndex: ControlProperty<Int?> { base.selections }
}
