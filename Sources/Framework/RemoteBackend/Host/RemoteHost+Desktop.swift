// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

extension RemoteHost {
    /// Whether a dialog or a modal window of the plugin is open, so that it may wait for the user.
    package var asksUser: Bool {
        objects.values.contains { object in
            if let window = object as? ShownWindow {
                return !window.isPane && window.isPresented && window.isModal && window.closeRequests == 0
            }
            guard let dialog = object as? ShownDialog else { return false }
            return dialog.isOpen && !dialog.isWaiting
        }
    }

    /// Whether a dialog above a window may take the keyboard: not while the user uses something else. The dialog of a hidden
    /// page is shown when the shell has a question to the plugin, or shortly after an input of the user.
    private func mayTakeKeyboard(above window: ShownWindow?) -> Bool {
        if isAsked || input.isRecent { return true }
        if let window { return window.isShown }
        return !objects.hasPanes || objects.values.contains { ($0 as? ShownWindow)?.isShown == true }
    }

    /// Opens the windows that have waited for an input of the user, and the dialogs that have waited for a page or a window to be shown.
    func openWaiting() {
        if isAsked || input.isRecent { for window in objects.waitingWindows { window.present() } }
        for case let dialog as ShownDialog in objects.values
        where dialog.isWaiting && mayTakeKeyboard(above: dialog.window) {
            dialog.open()
        }
    }

    func receiveDesktop() {
        receiveKept(Operations.makeDialog) { [unowned self] id, new, bytes in
            try objects.check(new: id)
            try check(new.content)
            noteShown(text: bytes)
            let parent = try new.window.map { try objects.object($0, as: ShownWindow.self, field: "window") }
            let mayOpen = self.mayOpen("A dialog")
            let dialog = ShownDialog(id, new.content, above: parent, self)
            objects.add(dialog)
            try dialog.count(\.properties, bytes: bytes)
            if case .file = new.content, !policy.allowsFileDialogs {
                deny(
                    "A file dialog was denied: the plugin does not have the permission user-files. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                )
                return dialog.deny()
            }
            // The shell may have closed the page, or the plugin's window, before the message arrived.
            guard parent?.isClosedPane != true, mayOpen else { return dialog.deny() }
            parent?.closeRequests = 0
            if mayTakeKeyboard(above: parent) { return dialog.open() }
            deny(
                "A dialog waits until its page is shown, because the user has done nothing in the plugin before."
            )
        }
        receiveKept(Operations.renderDialog) { [unowned self] id, content, bytes in
            let dialog: ShownDialog = try objects.object(id)
            try check(content)
            try dialog.count(\.properties, bytes: bytes)
            noteShown(text: bytes)
            try dialog.render(content)
        }
        receive(Operations.open) { [unowned self] _, uri in
            try check(uri: uri, "uri")
            if input.allowsOnce("Opening a URI") { backend.open(uri: uri) }
        }
        receiveClipboard()
        receiveNotifications()
    }

    private func receiveClipboard() {
        receive(Operations.copy) { [unowned self] _, items in
            if items.count > 16 {
                throw MessageRefusal("there are \(items.count) items; at most 16 are allowed")
            }
            try check(items.lazy.map(\.type))
            clipboard?.write(items) { input.allows("Replacing the clipboard") }
        }
        receive(Operations.readClipboard) { [unowned self] id, type in
            try check([type])
            guard input.allowsOnce("Reading the clipboard", type.mimeType) else {
                return send(Operations.clipboard, to: id, nil)
            }
            Task { @MainActor [weak self, backend] in
                let item = await backend.readClipboard(type)
                guard let self else { return }
                let isSent = item.map { canSend($0, "The content of the clipboard") } ?? true
                send(Operations.clipboard, to: id, isSent ? item : nil)
            }
        }
    }

    private func receiveNotifications() {
        receive(Operations.post) { [unowned self] id, notification in
            try MessageRefusal.unless("actions", notification.actions.count, "actions", atMost: 8)
            guard policy.allowsNotifications else {
                return deny(
                    "A notification was denied: the plugin does not have the permission notifications. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                )
            }
            let answer: @MainActor (String) -> Void = { [weak self] answer in
                self?.input.note()
                self?.send(Operations.notificationAnswer, to: id, answer)
            }
            guard policy.admitsNotification(notification) else {
                return notifications.didRefuse(notification.id, answer: answer)
            }
            if notifications.post(notification, atMost: policy.maximumWindows, answer: answer) {
                deny(
                    "The oldest notification was withdrawn, because the plugin has posted \(policy.maximumWindows) others that the user has not answered. Withdraw those that do not matter any more."
                )
            }
        }
        receive(Operations.withdraw) { [unowned self] _, id in notifications.withdraw(id) }
    }

    /// Reports the files that the user has chosen in a dialog; none if they are too many for a message.
    func sendChosen(_ files: [ChosenFile], to dialog: UInt64) {
        let isSent = canSend(.files(files), "The choice of \(files.count) files")
        send(Operations.dialogEvent, to: dialog, isSent ? .chose(files) : .closed)
    }

    private func check(_ content: DialogContent) throws {
        switch content {
        case .alert(let alert):
            try MessageRefusal.unless("actions", alert.actions.count, "actions", atMost: 16)
        case .file(let dialog):
            try MessageRefusal.unless("filters", dialog.filters.count, "filters", atMost: 64)
            for (index, filter) in dialog.filters.enumerated() {
                if filter.patterns.count > 64 {
                    throw MessageRefusal("filters[\(index)].patterns has more than 64 patterns")
                }
            }
        case .prompt: break
        case .about(let about):
            if let website = about.website { try check(uri: website, "website") }
            try Self.check("authors", about.authors.count + about.documenters.count + about.artists.count)
        case .shortcuts(let overview):
            try Self.check("groups", overview.groups.reduce(0) { $0 + 1 + $1.entries.count })
            for entry in overview.groups.lazy.flatMap(\.entries) {
                try Self.check("shortcuts", entry.shortcuts.count)
            }
        }
    }

    /// Throws an error if there are more entries than GTK can show in the time of a few frames: it creates widgets for each of them.
    private static func check(_ name: String, _ count: Int) throws(MessageRefusal) {
        try MessageRefusal.unless(name, count, "entries", atMost: RemoteKinds.maximumEntries)
    }

    /// Throws an error if a URI has a scheme that is not in the list of the policy.
    private func check(uri: String, _ name: String) throws(MessageRefusal) {
        let scheme = uri.prefix { $0 != ":" }.lowercased()
        guard policy.uriSchemes.contains(scheme), uri.contains(":") else {
            throw MessageRefusal(
                "\(name) has the scheme \"\(scheme.prefix(40))\"; allowed are \(policy.uriSchemes.sorted().joined(separator: ", "))"
            )
        }
    }
}

extension TransferItem {
    /// About how many bytes a message with the item has.
    var byteCount: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .files(let files): files.reduce(0) { $0 + $1.uri.utf8.count + ($1.path?.utf8.count ?? 0) + 16 }
        case .image(let bytes), .value(_, let bytes): bytes.count
        }
    }
}
