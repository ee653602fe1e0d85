// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// A dialog that is open above a window, which is closed with that window.
@MainActor protocol WindowDialog: BackendDialog {
    /// Closes the dialog without an answer, as Escape does.
    func cancel()
}

/// The window above which a dialog opens.
@MainActor struct DialogParent {
    /// The window that it belongs to; nil for the application as a whole.
    weak var owner: GtkWindowView?
    /// The window that it stays above.
    let window: Gtk.Window?
    /// The style class of the windows of the application.
    let styleScope: String
}

/// A dialog in a modal window of its own.
class GtkDialogWindow: WindowDialog {
    final let window: Gtk.Window
    final var onEvent: (@MainActor (DialogEvent) -> Void)?
    private weak var owner: GtkWindowView?

    init(_ window: Gtk.Window, title: String, above parent: DialogParent) {
        self.window = window
        owner = parent.owner
        owner?.dialogs.append(self)
        window.transientFor = parent.window
        window.addCssClass(parent.styleScope)
        window.application = parent.window?.application
        window.modal = true
        window.title = title
        window.onCloseRequest { [weak self] in
            self?.cancel()
            return true
        }
        window.onKey { [weak self] key, _ in
            guard key == .escape else { return false }
            self?.cancel()
            return true
        }
    }

    func render(_ content: DialogContent) {}

    final func dismiss() {
        owner?.dialogs.removeAll { $0 === self }
        window.destroyAndReturnToParent()
    }

    final func cancel() { onEvent?(.closed) }
}

extension Gtk.Box {
    /// The texts at the top of a dialog.
    static func dialogTexts(title: String, message: String) -> Gtk.Box {
        let texts = Gtk.Box(orientation: .vertical, spacing: 12)
        texts.addCssClass("alert-texts")
        if !title.isEmpty { texts.append(Gtk.Label.dialogText(title, cssClass: "title-3")) }
        if !message.isEmpty {
            let label = Gtk.Label.dialogText(message, cssClass: "alert-message")
            texts.append(isLong(message) ? scrolling(label) : label)
        }
        return texts
    }

    /// Whether a message could make a dialog higher than the screen.
    private static func isLong(_ message: String) -> Bool {
        message.utf8.count > 800 || message.utf8.count { $0 == UInt8(ascii: "\n") } > 12
    }

    /// A text of many lines, such as a report, which scrolls, and which the user can select.
    private static func scrolling(_ label: Gtk.Label) -> Gtk.ScrolledWindow {
        label.justify = .left
        label.xalign = 0
        label.maxWidthChars = 70
        label.selectable = true
        let scrolled = Gtk.ScrolledWindow()
        scrolled.child = label
        scrolled.hscrollbarPolicy = .never
        scrolled.propagateNaturalHeight = true
        scrolled.propagateNaturalWidth = true
        scrolled.maxContentHeight = 320
        scrolled.nameParts("")
        scrolled.accessibleRole = .group
        scrolled.setAccessible(.label, localized("Scrolling Area"))
        return scrolled
    }

    /// The row of buttons at the bottom of a dialog.
    static func dialogButtons(_ buttons: [Gtk.Button]) -> Gtk.Box {
        let box = Gtk.Box(orientation: .horizontal, spacing: 8)
        box.homogeneous = true
        box.addCssClass("alert-buttons")
        for button in buttons { box.append(button) }
        return box
    }
}

extension Gtk.Label {
    fileprivate static func dialogText(_ text: String, cssClass: String) -> Gtk.Label {
        let label = Gtk.Label(text)
        label.wrap = true
        label.justify = .center
        label.maxWidthChars = 42
        label.addCssClass(cssClass)
        return label
    }
}
