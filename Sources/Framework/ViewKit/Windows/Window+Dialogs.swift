// SPDX-License-Identifier: MIT

import RxKernel

/// Dialogs above the window. While a dialog is open, the window does not react to the user. Closing the
/// window closes its dialogs, in the same way as the user would. A dialog above a window that was closed
/// before is not shown: it counts as closed by the user, and its answer is there at once.
extension Window {
    // MARK: Callbacks

    /// Shows an alert above the window. `answer` is called once, with the index of the chosen action; with nil if the dialog was closed
    /// and has no cancel action.
    public func show(_ alert: Alert, answer: @escaping @MainActor (Int?) -> Void) -> DialogHandle {
        backend.show(alert, above: backendWindow, closed: countDialog(), answer: answer)
    }

    /// Shows a file dialog above the window. `answer` is called once, with absolute paths, or the URIs of
    /// files that have none; with none if the user chose none. ``chooseFiles(_:answer:)`` keeps the two
    /// apart.
    public func show(_ dialog: FileDialog, answer: @escaping @MainActor ([String]) -> Void) -> DialogHandle {
        chooseFiles(dialog) { answer($0.map(\.pathOrURI)) }
    }

    /// Shows a file dialog above the window. `answer` is called once; with no files if the user chose none.
    public func chooseFiles(
        _ dialog: FileDialog, answer: @escaping @MainActor ([ChosenFile]) -> Void
    ) -> DialogHandle {
        backend.show(dialog, above: backendWindow, closed: countDialog(), answer: answer)
    }

    /// Asks for a text. `answer` is called once, with a text that ``Prompt/validate`` accepts; with nil if the dialog was closed.
    public func show(_ prompt: Prompt, answer: @escaping @MainActor (String?) -> Void) -> DialogHandle {
        backend.show(prompt, above: backendWindow, closed: countDialog(), answer: answer)
    }

    /// Shows the description of a program.
    @discardableResult
    public func show(_ about: About, closed: @escaping @MainActor () -> Void = {}) -> DialogHandle {
        show(.about(about), closed)
    }

    /// Shows shortcuts: those of the window if `overview` is nil.
    @discardableResult public func showShortcuts(
        _ overview: ShortcutsOverview? = nil, closed: @escaping @MainActor () -> Void = {}
    ) -> DialogHandle {
        show(.shortcuts(overview ?? shortcutsOverview), closed)
    }

    /// The shortcuts of the actions of the window, by ``Action/group``.
    public var shortcutsOverview: ShortcutsOverview {
        ShortcutsOverview(localized("Keyboard Shortcuts"), actions: actions.map(\.properties))
    }

    private func show(_ content: DialogContent, _ closed: @escaping @MainActor () -> Void) -> DialogHandle {
        let count = countDialog()
        return backend.show(content, above: backendWindow) {
            count()
            closed()
        }
    }

    // MARK: Awaited

    /// Shows an alert above the window, and returns the chosen action; the cancel action, or nil, if the dialog was closed. Cancelling the
    /// task closes the dialog.
    ///
    /// ```swift
    /// guard await window.ask(Alert("Delete Ada?", actions: [.cancel, .destructive("Delete")]))?.style == .destructive else { return }
    /// ```
    public func ask(_ alert: Alert) async -> AlertAction? {
        let index = await PendingAnswer.answer(
            whenCancelled: alert.actions.firstIndex { $0.style == .cancel }
        ) {
            show(alert, answer: $0)
        }
        return index.map { alert.actions[$0] }
    }

    /// Asks whether to do something, and returns whether the user agrees. Cancelling the task closes the dialog.
    ///
    /// ```swift
    /// if await window.confirm("Delete Ada?", message: "This cannot be undone.", .destructive("Delete")) { store.delete(ada) }
    /// ```
    public func confirm(_ title: String, message: String = "", _ action: AlertAction) async -> Bool {
        await ask(.confirm(title, message: message, action)) == action
    }

    /// Asks for a text, and returns it; nil if the dialog was closed. Cancelling the task closes the dialog.
    public func ask(_ prompt: Prompt) async -> String? {
        await PendingAnswer.answer(whenCancelled: nil) { show(prompt, answer: $0) }
    }

    /// Shows a file dialog above the window, and returns the chosen files; none if the user chose none. Cancelling the task closes the
    /// dialog.
    public func ask(_ files: FileDialog) async -> [ChosenFile] {
        await PendingAnswer.answer(whenCancelled: []) { chooseFiles(files, answer: $0) }
    }

    /// Shows the description of a program, and returns when the dialog was closed. Cancelling the task closes the dialog.
    public func ask(_ about: About) async {
        await PendingAnswer.answer(whenCancelled: ()) { answer in show(about) { answer(()) } }
    }

    /// Shows shortcuts, and returns when the dialog was closed. Cancelling the task closes the dialog.
    public func ask(_ overview: ShortcutsOverview) async {
        await PendingAnswer.answer(whenCancelled: ()) { answer in showShortcuts(overview) { answer(()) } }
    }
}

// MARK: Reactive

extension Reactive where Base: Window {
    /// Shows an alert above the window on subscription, and sends the chosen action; the cancel action, or nil, if the dialog was closed.
    /// Disposal closes the dialog.
    @preconcurrency @MainActor public func ask(_ alert: Alert) -> Single<AlertAction?> {
        answer { window, answer in window.show(alert) { answer($0.map { alert.actions[$0] }) } }
    }

    /// Asks whether to do something on subscription, and sends whether the user agrees. Disposal closes the dialog.
    @preconcurrency @MainActor public func confirm(
        _ title: String, message: String = "", _ action: AlertAction
    ) -> Single<Bool> {
        ask(.confirm(title, message: message, action)).map { $0 == action }
    }

    /// Asks for a text on subscription, and sends it; nil if the dialog was closed. Disposal closes the dialog.
    @preconcurrency @MainActor public func ask(_ prompt: Prompt) -> Single<String?> {
        answer { window, answer in window.show(prompt, answer: answer) }
    }

    /// Shows a file dialog on subscription, and sends the chosen files; none if the user chose none. Disposal closes the dialog.
    @preconcurrency @MainActor public func ask(_ files: FileDialog) -> Single<[ChosenFile]> {
        answer { window, answer in window.chooseFiles(files, answer: answer) }
    }

    /// Shows the description of a program on subscription, and sends when the dialog was closed. Disposal closes the dialog.
    @preconcurrency @MainActor public func ask(_ about: About) -> Single<Void> {
        answer { window, answer in window.show(about) { answer(()) } }
    }

    /// Shows shortcuts on subscription, and sends when the dialog was closed. Disposal closes the dialog.
    @preconcurrency @MainActor public func ask(_ overview: ShortcutsOverview) -> Single<Void> {
        answer { window, answer in window.showShortcuts(overview) { answer(()) } }
    }

    @MainActor private func answer<Answer>(
        _ show: @escaping @MainActor (Window, @escaping @MainActor (Answer) -> Void) -> DialogHandle
    ) -> Single<Answer> {
        Single.create { @MainActor [base] send in
            let handle = show(base) { send(.success($0)) }
            return Disposables.create { @MainActor in handle.dismiss() }
        }
    }
}
