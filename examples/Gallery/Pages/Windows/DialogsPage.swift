// SPDX-License-Identifier: MIT

import Gtk

/// Dialogs are awaited: the code after a question runs when the user has answered, and the main loop runs meanwhile.
final class DialogsPage: Page {
    static let lesson = Lesson(
        "Dialogs", in: .windows,
        about:
            "A dialog asks the user, and the code awaits the answer. Escape and the close button are answers, too.",
        words: "message alert question window modal transient about response await async"
    ) { DialogsPage() }

    let delete = Gtk.Button(mnemonic: "_Delete…")
    let rename = Gtk.Button(mnemonic: "_Rename…")
    let about = Gtk.Button(mnemonic: "_About…")
    let another = Gtk.Button(mnemonic: "Another _window")
    private var work: Task<Void, Never>?

    init() {
        super.init(Self.lesson)
        delete.addCssClass("destructive-action")
        delete.onClicked { [unowned self] in work = Task { [weak self] in await self?.askToDelete() } }
        rename.onClicked { [unowned self] in work = Task { [weak self] in await self?.askForName() } }
        section("Questions", nil, .row(delete, rename))

        about.onClicked { [unowned self] in
            let dialog = Gtk.AboutDialog()
            dialog.transientFor = window
            dialog.modal = true
            dialog.programName = "A program"
            dialog.version = "1.0"
            dialog.comments = "It does one thing well."
            dialog.licenseType = .mitX11
            dialog.present()
            report("The window about the program is open.")
        }
        another.onClicked { [unowned self] in
            let other = Gtk.Window()
            other.title = "Another Window"
            other.transientFor = window
            other.destroyWithParent = true
            other.setDefaultSize(width: 300, height: 160)
            other.child = Gtk.Label("It goes when the gallery goes.")
            other.onCloseRequest { [weak self] in
                self?.report("The other window was closed.")
                return false
            }
            let keys = Gtk.ShortcutController()
            keys.addShortcut("Escape") { [unowned other] in other.close() }
            other.addController(keys)
            other.present()
        }
        section("Windows", nil, .row(about, another))
    }

    isolated deinit { work?.cancel() }

    private func askToDelete() async {
        let dialog = Gtk.MessageDialog(
            parent: window, type: .question, text: "Delete all files?",
            secondaryText: "This cannot be undone.")
        dialog.title = "Delete"
        dialog.addButton("_Cancel", response: .cancel)
        dialog.addButton("_Delete", response: .accept).addCssClass("destructive-action")
        dialog.setDefaultResponse(.cancel)
        let answer = await dialog.run()
        report(answer == .accept ? "Nothing was deleted: this is an example." : "Everything is still there.")
    }

    private func askForName() async {
        let dialog = Gtk.Dialog(properties: ["use-header-bar": 1, "transient-for": window, "modal": true])
        dialog.title = "Rename"
        dialog.addButton("_Cancel", response: .cancel)
        dialog.addButton("_Rename", response: .accept).addCssClass("suggested-action")
        dialog.setDefaultResponse(.accept)
        dialog.setResponse(.accept, sensitive: false)
        let entry = Gtk.Entry().takingOneLine()
        entry.hexpand = true
        entry.activatesDefault = true
        entry.onChanged { [unowned dialog, unowned entry] in
            dialog.setResponse(.accept, sensitive: !entry.text.isEmpty)
        }
        let row = Gtk.Widget.labelled("_Name", entry)
        row.setMargins(18)
        dialog.contentArea.append(row)
        // The values are read before the dialog is destroyed.
        let name = await dialog.run { $0 == .accept ? entry.text : nil }
        report(name.map { "Its name is “\($0)” now." } ?? "It keeps its name.")
    }
}
