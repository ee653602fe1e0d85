// SPDX-License-Identifier: MIT

import RxKernel
public import ViewKit

/// A view that shows toasts, in memory. Their time passes with the virtual time of a test; otherwise see ``expire(file:line:)``.
/// ```swift
/// #expect(try app.toasts().toast?.message == "Deleted")
/// try app.toasts().pressAction()
/// ```
@preconcurrency @MainActor
public final class HeadlessToastView: HeadlessContainer<ToastViewState, ToastEvent> {
    private let message = HeadlessMessage()
    private let box = HeadlessView(.toast)

    init() {
        super.init(.toastView)
        box.parent = self
        box.children = message.views(in: box)
        message.button.onEvent = { [weak self] _ in self?.sendNumber(ToastEvent.action) }
    }

    /// The toast that is visible; nil for none.
    public var toast: Toast? { shown?.toast }

    /// Shows `state`; the time of a toast passes with the virtual time of the test.
    public override func render(_ state: ToastViewState) {
        super.render(state)
        message.show(state.toast?.message ?? "", state.toast?.action ?? "")
        if let milliseconds = state.toast?.milliseconds { expire(state.number, after: milliseconds) }
    }

    private func expire(_ number: Int, after milliseconds: Int) {
        guard let clock = backend?.clock else { return }
        _ = clock.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { [weak self] _ in
            if self?.shown?.number == number { self?.sendNumber(ToastEvent.dismissed) }
            return Disposables.create()
        }
    }

    override var shownChildren: [HeadlessView] { children + (toast == nil ? [] : [box]) }

    /// Presses the button of the visible toast.
    public func pressAction(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let toast, !toast.action.isEmpty else {
                throw HeadlessError.noToast(hasToast: toast != nil)
            }
            try message.button.tap()
        }
    }

    /// Closes the visible toast, as by its close button.
    public func dismiss(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard toast != nil else { throw HeadlessError.noToast(hasToast: false) }
            sendNumber(ToastEvent.dismissed)
        }
    }

    /// Ends the timeout of the visible toast.
    public func expire(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard toast?.milliseconds != nil else { throw HeadlessError.noToast(hasToast: toast != nil) }
            sendNumber(ToastEvent.dismissed)
        }
    }

    private func sendNumber(_ event: (Int) -> ToastEvent) {
        if let number = shown?.number { send(event(number)) }
    }
}
