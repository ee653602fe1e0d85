// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// A question with a text field, in a small window above another one.
final class GtkPrompt: GtkDialogWindow {
    private let entry: any Entry
    private let errorMessage = Gtk.Label.forErrorMessage()
    private let accept: Gtk.Button

    init(_ prompt: PromptState, above parent: DialogParent) {
        entry = prompt.purpose.makeEntry()
        accept = Gtk.Button(label: prompt.accept)
        super.init(Gtk.Window(), title: prompt.title, above: parent)
        window.resizable = false
        window.addCssClass("alert")
        let cancel = Gtk.Button(label: prompt.cancel)
        cancel.onClicked { [weak self] in self?.cancel() }
        accept.addCssClass("suggested-action")
        accept.onClicked { [weak self] in self?.submit() }
        let content = Gtk.Box(orientation: .vertical, spacing: 0)
        // The title is in the title bar, where there is one.
        let isTitled = WindowDecoration.of(window.display) != .none
        if !isTitled || !prompt.message.isEmpty {
            content.append(Gtk.Box.dialogTexts(title: isTitled ? "" : prompt.title, message: prompt.message))
        }
        content.append(makeField(prompt))
        content.append(Gtk.Box.dialogButtons([cancel, accept]))
        window.child = content
        window.defaultWidget = accept
        show(prompt)
        window.present()
        entry.selectRegion(from: 0, to: -1)
    }

    override func render(_ content: DialogContent) {
        if case .prompt(let prompt) = content { show(prompt) }
    }

    private func makeField(_ prompt: PromptState) -> Gtk.Widget {
        entry.text = prompt.text
        // What the user types can be undone, but not the text of the program: this empties the history.
        entry.enableUndo = false
        entry.enableUndo = true
        entry.takeOneLine()
        entry.show(placeholder: prompt.placeholder)
        entry.setAccessible(.label, prompt.title)
        entry.onNotify("text") { [weak self] in self?.onEvent?(.edited(self?.entry.text ?? "")) }
        entry.onReturn { [weak self] in self?.submit() }
        errorMessage.maxWidthChars = 42
        let field = Gtk.Box(orientation: .vertical, spacing: 4)
        field.addCssClass("prompt-field")
        field.append(entry)
        field.append(errorMessage)
        return field
    }

    private func show(_ prompt: PromptState) {
        accept.sensitive = prompt.isAcceptable
        entry.show(errorMessage: prompt.errorMessage, in: errorMessage)
    }

    private func submit() { onEvent?(.submitted(entry.text)) }
}
