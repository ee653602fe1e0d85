// SPDX-License-Identifier: MIT

public import RxKernel

/// The base class of the controls that offer a choice of one of a few options: ``DropDown`` and ``RadioGroup``.
///
/// A selection may be set, bound or declared before the options: it waits for them. When the options change, the selected option stays
/// selected, by its text. An index that none of the options has is reported (see ``ViewReport``), and waits for options of which one
/// has it, until another one is selected. A negative index is refused. Main thread only.
public class OptionsControl<State: OptionsState>: Control<State, SelectionEvent> {
    /// The index that was set, and that no option has yet. `isKnown` is false if another selection was sent since, or none was ever sent.
    private var awaited: (index: Int, isKnown: Bool)?
    /// The option that was selected until it was missing.
    private var missingOption: String?

    /// Lets the index with which the control was created wait if no option has it yet.
    final func awaitOptions(for index: Int?) {
        guard let index, index != selectedIndex else { return }
        selectedIndex = index
        awaited?.isKnown = false
    }

    /// The options. The selected option stays selected if the new options contain its text. If not, no option
    /// is selected until later options contain it, or another one is selected. If none of the old options is
    /// among the new ones, these are other texts for the same options, such as in another language: the index
    /// stays. A selection that waits for its options is made now.
    ///
    /// If ``selectedIndex`` changes, or the selected option has another text, ``SelectionEvent/moved(_:)`` is sent, except for an index that
    /// was set and is selected at last. To select none instead, set ``selectedIndex`` to nil before the options.
    public final var options: [String] {
        get { state.options }
        set {
            var state = state
            let old = state.selectedIndex
            let oldText = old.map { state.options[$0] }
            var isKnown = false
            if let awaited, newValue.indices.contains(awaited.index) {
                state.selectedIndex = awaited.index
                isKnown = awaited.isKnown
                (self.awaited, missingOption) = (nil, nil)
            } else {
                if let awaited, options.isEmpty, !newValue.isEmpty,
                    let error = outOfIndices("selectedIndex", awaited.index, newValue.count)
                {
                    report(.invalid(error))
                }
                state.selectedIndex = indexOfSelectedOption(in: newValue)
            }
            state.options = newValue
            self.state = state
            let text = state.selectedIndex.map { newValue[$0] }
            guard state.selectedIndex != old || text != oldText, !isKnown else { return }
            send(.moved(state.selectedIndex))
        }
    }

    /// The index in new options of the option that is selected, or that was selected until it was missing.
    private func indexOfSelectedOption(in new: [String]) -> Int? {
        let old = selectedIndex
        guard let text = old.map({ options[$0] }) ?? missingOption else { return nil }
        let isRenamed = old != nil && Set(options).isDisjoint(with: new)
        // Several options may have the text.
        let stays = old.map { new.indices.contains($0) && (new[$0] == text || isRenamed) } ?? false
        let index = stays ? old : new.firstIndex(of: text)
        missingOption = index == nil ? text : nil
        return index
    }

    /// The index of the selected option; nil for none, and while a selection waits for its options.
    public final var selectedIndex: Int? {
        get { state.selectedIndex }
        set {
            (awaited, missingOption) = (nil, nil)
            if let newValue, newValue >= options.count {
                awaited = (newValue, isKnown: true)
                if options.isEmpty { return }
            }
            state.selectedIndex = newValue
        }
    }

    public override func receive(_ event: SelectionEvent) {
        if case .selected(let index) = event {
            // The user of a view in another process may have selected one of the options before.
            if let index, !options.indices.contains(index) { return }
            (awaited, missingOption) = (nil, nil)
            state.selectedIndex = index
        }
        send(event)
    }

    private func send(_ event: SelectionEvent) {
        awaited?.isKnown = false
        super.receive(event)
        // What an observer has selected, and waits: the later ones have received the option that is shown.
        awaited?.isKnown = false
    }

    fileprivate final var selections: ControlProperty<Int?> {
        .of(self, get: { $0.selectedIndex }, set: { $0.selectedIndex = $1 })
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

    /// Creates the state of a new control. An index that no option has selects none.
    init(_ options: [String], selectedIndex: Int?) {
        self.init()
        self.options = options
        self.selectedIndex = selectedIndex.flatMap { options.indices.contains($0) ? $0 : nil }
    }
}

/// An action of the user on a ``DropDown`` or a ``RadioGroup``.
public enum SelectionEvent: Sendable, Codable {
    /// The user selected the option with this index, or none.
    case selected(Int?)
    /// The options were changed, and the option that was selected has this index now, or another text; nil if it is not one of them any
    /// more.
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
