// SPDX-License-Identifier: MIT

/// A dialog of the framework while it is open: the backend retains it until it is closed.
@MainActor final class OpenDialog {
    private var dialog: (any BackendDialog)?
    private var closed: (@MainActor () -> Void)?
    private var receive: (@MainActor (DialogEvent, OpenDialog) -> Void)?

    /// Opens a dialog. If the window was closed before, ``DialogEvent/closed`` is received before this returns.
    ///
    /// - Parameters:
    ///   - closed: called when the dialog is closed, for any reason.
    ///   - receive: called with each event. It closes the dialog with ``finish()`` when the dialog is answered.
    @discardableResult init(
        _ content: DialogContent, above window: (any BackendWindow)?, on backend: any WindowFactory,
        closed: (@MainActor () -> Void)?, receive: @escaping @MainActor (DialogEvent, OpenDialog) -> Void
    ) {
        self.closed = closed
        self.receive = receive
        guard let dialog = backend.makeDialog(content, above: window) else {
            receive(.closed, self)
            return
        }
        self.dialog = dialog
        dialog.onEvent = { event in self.receive?(event, self) }
    }

    /// The handle that closes the dialog without an answer.
    var handle: DialogHandle { DialogHandle { self.finish() } }

    func render(_ content: DialogContent) { dialog?.render(content) }

    func finish() {
        guard receive != nil else { return }
        receive = nil
        dialog?.onEvent = nil
        dialog?.dismiss()
        dialog = nil
        closed?()
        closed = nil
    }
}

extension WindowFactory {
    /// Shows an alert above `parent`, and calls `answer` once: with the index of the chosen action; if the dialog was closed, with the
    /// index of the cancel action, or with nil if there is none. If `parent` was closed before, `answer` is called before this returns.
    /// Dismissing the returned dialog closes it without a call.
    public func show(
        _ alert: Alert, above parent: (any BackendWindow)?, answer: @escaping @MainActor (Int?) -> Void
    ) -> DialogHandle {
        show(alert, above: parent, closed: nil, answer: answer)
    }

    /// Shows a file dialog above `parent`, and calls `answer` once: with absolute paths, or the URIs of files without one; with none if the
    /// user chose none, or if `parent` was closed before. Dismissing the returned dialog closes it without a call.
    public func show(
        _ dialog: FileDialog, above parent: (any BackendWindow)?,
        answer: @escaping @MainActor ([String]) -> Void
    ) -> DialogHandle {
        show(dialog, above: parent, closed: nil) { answer($0.map(\.pathOrURI)) }
    }

    /// Asks for a text above `parent`, and calls `answer` once: with a text that ``Prompt/validate`` accepts;
    /// with nil if the dialog was closed, or if `parent` was closed before. Dismissing the returned dialog
    /// closes it without a call.
    public func show(
        _ prompt: Prompt, above parent: (any BackendWindow)?, answer: @escaping @MainActor (String?) -> Void
    ) -> DialogHandle {
        show(prompt, above: parent, closed: nil, answer: answer)
    }

    func show(
        _ alert: Alert, above parent: (any BackendWindow)?, closed: (@MainActor () -> Void)?,
        answer: @escaping @MainActor (Int?) -> Void
    ) -> DialogHandle {
        OpenDialog(.alert(alert.localizedButtons), above: parent, on: self, closed: closed) { event, dialog in
            switch event {
            case .pressed(let index) where alert.actions.indices.contains(index):
                dialog.finish()
                answer(index)
            case .closed:
                dialog.finish()
                answer(alert.actions.firstIndex { $0.style == .cancel })
            default: break
            }
        }.handle
    }

    func show(
        _ files: FileDialog, above parent: (any BackendWindow)?, closed: (@MainActor () -> Void)?,
        answer: @escaping @MainActor ([ChosenFile]) -> Void
    ) -> DialogHandle {
        OpenDialog(.file(files), above: parent, on: self, closed: closed) { event, dialog in
            switch event {
            case .chose(let files):
                dialog.finish()
                answer(files)
            case .closed:
                dialog.finish()
                answer([])
            default: break
            }
        }.handle
    }

    func show(
        _ prompt: Prompt, above parent: (any BackendWindow)?, closed: (@MainActor () -> Void)?,
        answer: @escaping @MainActor (String?) -> Void
    ) -> DialogHandle {
        var state = prompt.state
        return OpenDialog(.prompt(state), above: parent, on: self, closed: closed) { event, dialog in
            switch event {
            case .submitted(let text) where prompt.validate(text) == nil:
                dialog.finish()
                answer(text)
            case .edited(let text), .submitted(let text):
                state.errorMessage = prompt.validate(text)
                state.isAcceptable = state.errorMessage == nil
                dialog.render(.prompt(state))
            case .closed:
                dialog.finish()
                answer(nil)
            default: break
            }
        }.handle
    }

    /// Shows a dialog that has no answer.
    func show(
        _ content: DialogContent, above parent: (any BackendWindow)?, closed: (@MainActor () -> Void)?
    ) -> DialogHandle {
        OpenDialog(content, above: parent, on: self, closed: closed) { event, dialog in
            if case .closed = event { dialog.finish() }
        }.handle
    }
}
