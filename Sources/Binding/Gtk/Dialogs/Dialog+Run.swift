// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject

#if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.Window instead.")
#endif
extension Dialog {
    /// Shows the dialog, waits for the response, and destroys the dialog. The main loop runs meanwhile.
    ///
    ///     let dialog = Gtk.MessageDialog(parent: window, type: .question, buttons: .okCancel, text: "Delete?")
    ///     guard await dialog.run() == .ok else { return }
    ///
    /// The response is `.deleteEvent` if the dialog was closed, `.none` if it was hidden or destroyed, `.cancel` if the task was
    /// cancelled. `onResponse` reports responses with numbers of the program's own.
    @discardableResult
    public func run() async -> ResponseType { await run { $0 } }

    /// Shows the dialog, waits for the response, and reads a value from the dialog before it is destroyed.
    ///
    ///     let color = await chooser.run { $0 == .ok ? chooser.rgba : nil }
    public func run<Result>(_ read: (ResponseType) -> Result) async -> Result {
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let once = Once(continuation)
                onResponse { once.resume(ResponseType(rawValue: Int32($0))) }
                // A window that is destroyed emits no other signal while it is retained.
                onUnmap { once.resume(.none) }
                if Task.isCancelled { once.resume(.cancel) } else { present() }
            }
        } onCancel: {
            Task { @MainActor in self.response(.cancel) }
        }
        defer { destroy() }
        return read(answer)
    }

    /// Adds a button with a response. `gtk_dialog_add_button()`.
    @discardableResult
    public func addButton(_ text: String, response: ResponseType) -> Widget {
        addButton(text, responseId: Int(response.rawValue))
    }

    /// Emits a response as a button does. `gtk_dialog_response()`.
    public func response(_ response: ResponseType) { self.response(Int(response.rawValue)) }

    /// The response of the Return key. `gtk_dialog_set_default_response()`.
    public func setDefaultResponse(_ response: ResponseType) { setDefaultResponse(Int(response.rawValue)) }

    /// Enables or disables the buttons of a response. `gtk_dialog_set_response_sensitive()`.
    public func setResponse(_ response: ResponseType, sensitive: Bool) {
        setResponseSensitive(responseId: Int(response.rawValue), setting: sensitive)
    }

    /// Returns the button of a response. `gtk_dialog_get_widget_for_response()`.
    public func button(for response: ResponseType) -> Widget? { widget(forResponse: Int(response.rawValue)) }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use the functions of Gtk.FileDialog instead.")
#endif
extension NativeDialog {
    /// Shows the dialog, waits for the response, and hides the dialog, whose values can still be read.
    ///
    ///     let chooser = Gtk.FileChooserNative(title: "Open", parent: window, action: .open)
    ///     guard await chooser.run() == .accept, let file = chooser.file else { return }
    ///
    /// The response is `.cancel` if the task was cancelled.
    @discardableResult
    public func run() async -> ResponseType {
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let once = Once(continuation)
                let connection = onResponse { once.resume(ResponseType(rawValue: Int32($0))) }
                once.atEnd = { connection.disconnect() }
                if Task.isCancelled { once.resume(.cancel) } else { show() }
            }
        } onCancel: {
            Task { @MainActor in self.emit("response", Int(ResponseType.cancel.rawValue)) }
        }
        hide()
        return answer
    }
}

/// A response that is delivered once, although several signals may report it.
#if GTK_4_10
    @available(*, deprecated)
#endif
@MainActor
private final class Once {
    private var continuation: CheckedContinuation<ResponseType, Never>?
    var atEnd: () -> Void = {}

    init(_ continuation: CheckedContinuation<ResponseType, Never>) { self.continuation = continuation }

    func resume(_ answer: ResponseType) {
        guard let waiting = continuation else { return }
        continuation = nil
        waiting.resume(returning: answer)
        atEnd()
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.Window instead.")
#endif
extension Dialog {
    /// Creates a dialog with a title, above another window. `gtk_dialog_new_with_buttons()`.
    ///
    ///     let dialog = Gtk.Dialog(title: "Rename", parent: window, buttons: ["_Cancel": .cancel, "_Rename": .accept])
    ///     dialog.contentArea.append(entry)
    ///     guard await dialog.run() == .accept else { return }
    public convenience init(
        title: String, parent: Window? = nil, modal: Bool = true, useHeaderBar: Bool = false,
        buttons: KeyValuePairs<String, ResponseType> = [:]
    ) {
        self.init(properties: [
            "title": title, "transient-for": parent, "modal": modal, "use-header-bar": useHeaderBar ? 1 : 0,
        ])
        for (text, response) in buttons { addButton(text, response: response) }
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
extension FileChooserDialog {
    /// Creates a file chooser that is a window of the program. `gtk_file_chooser_dialog_new()`.
    public convenience init(
        title: String, parent: Window? = nil, action: FileChooserAction,
        buttons: KeyValuePairs<String, ResponseType>
    ) {
        self.init(properties: ["title": title, "transient-for": parent, "modal": true, "action": action])
        for (text, response) in buttons { addButton(text, response: response) }
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use a Gtk.Revealer with a Gtk.Box instead.")
#endif
extension InfoBar {
    /// Adds a button with a response. `gtk_info_bar_add_button()`.
    @discardableResult
    public func addButton(_ text: String, response: ResponseType) -> Button {
        addButton(text, responseId: Int(response.rawValue))
    }
}
