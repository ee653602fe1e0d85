// SPDX-License-Identifier: MIT

import RxKernel

/// A content, in front of which each ``Toast`` is shown, one at a time.
///
/// ```swift
/// let toasts = ToastView(list)
/// toasts.show(Toast("3 contacts deleted", action: "Undo")) { [unowned self] in viewModel.undo() }
/// ```
/// Use a ``Banner`` for a lasting state. Offer the action of a toast in another way too, since the toast
/// disappears. Its time stops while the pointer is over the toast or the toast has the keyboard focus. Tab
/// reaches the toast after the content; Escape closes a toast that has the focus. Screen readers read the
/// message. The view retains its content, and its toasts until they were shown. Main thread only.
public final class ToastView: Container<ToastViewState, ToastEvent> {
    private var queue: [(toast: Toast, perform: (@MainActor () -> Void)?)] = []
    private var shown: (toast: Toast, perform: (@MainActor () -> Void)?)?
    fileprivate let pressedToasts = OwnedRelay<Toast>()

    /// Creates a view with a content.
    public init(_ content: (any View)? = nil) {
        super.init(ToastViewState(), .toastView, content.map { [$0] } ?? [])
    }

    /// The view below the toasts.
    public var content: (any View)? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// The toast that is visible; nil for none.
    public var toast: Toast? { state.toast }

    /// Shows a toast when those before it have disappeared. An invalid one is reported and skipped.
    ///
    /// - Parameters:
    ///   - toast: the message.
    ///   - perform: called once, if the user presses the button.
    public func show(_ toast: Toast, perform: (@MainActor () -> Void)? = nil) {
        guard !toast.message.isEmpty else {
            return report(.invalid("a toast has no message; it would be an empty box"))
        }
        queue.append((toast, perform))
        if shown == nil { showNext() }
    }

    /// Closes the visible toast, and removes those that were not shown yet.
    public func dismissAll() {
        queue = []
        if shown != nil { showNext() }
    }

    public override func receive(_ event: ToastEvent) {
        guard event.number == state.number, let toast = shown else { return }
        showNext()
        if case .action = event {
            pressedToasts.accept(toast.toast)
            toast.perform?()
        }
    }

    private func showNext() {
        let number = state.number + 1
        repeat {
            shown = queue.isEmpty ? nil : queue.removeFirst()
            state = ToastViewState {
                $0.toast = shown?.toast
                $0.number = number
            }
            // An invalid toast was refused and reported: the next one is shown instead.
        } while shown != nil && state.number != number
    }
}

/// The state of a ``ToastView``.
public struct ToastViewState: PortableState {
    /// The toast that is visible; nil for none.
    public var toast: Toast?
    /// The number of the toast: it grows by 1 with each toast. It distinguishes two toasts with the same
    /// text, and identifies the toast of an event.
    public var number = 0

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        toast?.milliseconds.flatMap { outOfRange("milliseconds", $0, 0...3_600_000) }
            ?? toast.flatMap { ShownText.tooLong("message", $0.message) }
    }

    public mutating func cutLongTexts() -> String? {
        toast?.message.cutToShownText() == true ? "message" : nil
    }
}

extension ContainerKind where State == ToastViewState, Event == ToastEvent {
    /// The kind of ``ToastView``.
    public static var toastView: Self { Self("toastView") }
}

/// An event of a toast, with its ``ToastViewState/number``.
public enum ToastEvent: Sendable, Codable, Equatable {
    /// The user pressed the button.
    case action(Int)
    /// The user closed the toast, or its time has passed.
    case dismissed(Int)

    var number: Int {
        switch self {
        case .action(let number), .dismissed(let number): number
        }
    }
}

extension Reactive where Base: ToastView {
    /// Shows each toast that is bound to it, when those before it have disappeared.
    @preconcurrency @MainActor public var toast: Binder<Toast> { Binder(onMain: base) { $0.show($1) } }

    /// Each toast whose button the user presses.
    @preconcurrency @MainActor public var action: ControlEvent<Toast> {
        ControlEvent(events: base.pressedToasts)
    }
}
