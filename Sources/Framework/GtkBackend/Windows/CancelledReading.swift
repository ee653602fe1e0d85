// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk

/// Suppresses an error window of GTK 4.8. If a file dialog is closed while it reads a folder, GTK reports the cancellation in a window that
/// has no parent and blocks all other windows.
@MainActor enum CancelledReading {
    /// Begins to close such windows before they are drawn. Further calls do nothing.
    static func silence() { _ = watch }

    private static let watch = Gtk.Window.toplevels.onItemsChanged { _, _, added in
        guard added > 0 else { return }
        // In a later turn of the main loop: GTK is still creating the window.
        Source.idle(priority: priorityDefault) {
            closeMessages()
            return false
        }
    }

    private static func closeMessages() {
        for case let message as Gtk.Window in Gtk.Window.listToplevels()
        where message.typeName == "GtkMessageDialog"
            && message.property("secondary-text", as: String?.self) == reason
        {
            message.destroy()
        }
    }

    /// In the user's language.
    private static let reason: String = {
        let cancellable = Gio.Cancellable()
        cancellable.cancel()
        do throws(GLibError) { try cancellable.setErrorIfCancelled() } catch { return error.message }
        fatalError("GLib made no error of what was cancelled.")
    }()
}
