// SPDX-License-Identifier: MIT

public import RxKernel

extension Reactive where Base: TextView {
    /// The text: the current one on subscription, then each change that the user makes. A text that is bound to it is shown; nil is an
    /// empty one.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        .of(
            base, when: { if case .edited = $0 { true } else { false } }, get: { $0.text },
            set: { $0.text = $1 ?? "" })
    }

    /// The selected characters: the current ones on subscription, then each change that the user makes. A range that is bound to it is
    /// selected.
    @preconcurrency @MainActor public var selectedRange: ControlProperty<Range<Int>> {
        .of(
            base, changes: base.selections.ranges.asObservable(), get: { $0.selectedRange },
            set: { $0.selectedRange = $1 })
    }

    /// The view received the keyboard focus.
    @preconcurrency @MainActor public var editingDidBegin: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .began }.map { _ in })
    }

    /// The view lost the keyboard focus.
    @preconcurrency @MainActor public var editingDidEnd: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .ended }.map { _ in })
    }

    /// The user activated a link, by a click or by Ctrl+Return: its URI.
    @preconcurrency @MainActor public var linkActivated: ControlEvent<String> {
        .of(base.events) { if case .linkActivated(let uri) = $0 { uri } else { nil } }
    }
}
