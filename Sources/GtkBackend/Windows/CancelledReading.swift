// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk

/// What GTK 4.8 says of a folder that it is still reading when its dialog is closed: that this was cancelled, in a window that
/// belongs to none and keeps all others from being used.
@MainActor enum CancelledReading {
    /// From now on, takes such windows away before they are drawn.
    static func silence() { _ = watch }

    private static let watch = Gtk.Window.toplevels.onItemsChanged { _, _, added in
        guard added > 0 else { return }
        // Later: GTK is still making the window.
        Source.idle(priority: priorityDefault) {
            closeMessages()
            return false
        }
    }

    private static func closeMessages() {
        for case let message as Gtk.MessageDialog in Gtk.Window.listToplevels()
        where message.secondaryText == reason {
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
