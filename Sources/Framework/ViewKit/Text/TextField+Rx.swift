// SPDX-License-Identifier: MIT

public import RxKernel

extension Reactive where Base: TextField {
    /// The placeholder; nil is an empty one.
    @preconcurrency @MainActor public var placeholder: Binder<String?> {
        Binder(onMain: base) { $0.placeholder = $1 ?? "" }
    }

    /// The text: the current one on subscription, then each change that the user makes. A text that is bound to it is shown; nil is an
    /// empty one.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        .of(
            base, when: { if case .changed = $0 { true } else { false } }, get: { $0.text },
            set: { $0.text = $1 ?? "" })
    }

    /// The selected characters: the current ones on subscription, then each change that the user makes. A range that is bound to it is
    /// selected.
    @preconcurrency @MainActor public var selectedRange: ControlProperty<Range<Int>> {
        .of(
            base, changes: base.selections.ranges.asObservable(), get: { $0.selectedRange },
            set: { $0.selectedRange = $1 })
    }

    /// The user pressed Return.
    @preconcurrency @MainActor public var activated: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .activated }.map { _ in })
    }

    /// The user pressed Escape in a search field.
    @preconcurrency @MainActor public var cancelled: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .cancelled }.map { _ in })
    }

    /// The field received the keyboard focus.
    @preconcurrency @MainActor public var editingDidBegin: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .began }.map { _ in })
    }

    /// The field lost the keyboard focus.
    @preconcurrency @MainActor public var editingDidEnd: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .ended }.map { _ in })
    }

    /// The user pressed the icon before the text.
    @preconcurrency @MainActor public var leadingIconTapped: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .iconTapped(.leading) }.map { _ in })
    }

    /// The user pressed the icon after the text.
    @preconcurrency @MainActor public var trailingIconTapped: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .iconTapped(.trailing) }.map { _ in })
    }

    /// The user chose a suggestion. ``text`` has sent it before.
    @preconcurrency @MainActor public var suggestionChosen: ControlEvent<String> {
        .of(base.events) { if case .suggestionChosen(let text) = $0 { text } else { nil } }
    }
}
