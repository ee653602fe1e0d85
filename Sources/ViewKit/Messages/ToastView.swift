// SPDX-License-Identifier: MIT

import RxKernel

/// Shows a ``Toast`` above a content, one after the other.
///
/// ```swift
/// let toasts = ToastView(list)
/// toasts.show(Toast("3 contacts deleted", action: "Undo")) { [unowned self] in viewModel.undo() }
/// ```
/// Use a ``Banner`` for a state that lasts. What a toast offers must be reachable in another way too, since it disappears. Its time does
/// not pass while the pointer is over it or it has the keyboard focus. Tab reaches the toast after the content; Escape closes a toast that
/// has the focus. Screen readers say the message. The view retains its content and, until they were shown, its toasts. Main thread only.
public final class ToastView: Container<ToastViewState, ToastEvent> {
    private var queue: [(toast: Toast, perform: (@MainActor () -> Void)?)] = []
    private var shown: (toast: Toast, perform: (@MainActor () -> Void)?)?
    fileprivate let pressedToasts = PublishRelay<Toast>()

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

    /// Shows a toast when those before it have disappeared.
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

    /// Closes the visible toast, and forgets those that wait.
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
        shown = queue.isEmpty ? nil : queue.removeFirst()
        let number = state.number + 1
        state = ToastViewState {
            $0.toast = shown?.toast
            $0.number = number
        }
    }
}

/// The state of a ``ToastView``.
public struct ToastViewState: PortableState {
    /// The toast that is visible; nil for none.
    public var toast: Toast?
    /// How often the toast has changed. The number tells apart two toasts with the same text, and says which one an event is about.
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

/// What happens to a toast, with ``ToastViewState/number``.
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
    @preconcurrency @MainActor public var toast: Binder<Toast> { Binder(base) { $0.show($1) } }

    /// Each toast whose button the user presses.
    @preconcurrency @MainActor public var action: ControlEvent<Toast> {
        ControlEvent(events: base.pressedToasts)
    }
}
