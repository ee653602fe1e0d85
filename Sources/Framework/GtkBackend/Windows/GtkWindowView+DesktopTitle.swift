// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gtk
import ViewKit

extension GtkWindowView {
    /// The title in the title bar of the desktop, its task bar and its overview: the title of the content, and the name of the application.
    /// A modal window above another one is not in the task bar, and has its own title only.
    var desktopTitle: String {
        let title = state.title
        let name = GLib.applicationName ?? ""
        guard !title.isEmpty else { return name }
        let isAboveItsParent = state.isModal && window.transientFor != nil
        return isAboveItsParent || name.isEmpty || name == title ? title : "\(title) – \(name)"
    }

    /// Passes the title to the desktop. The title of the GTK window stays that of the content: a screen reader reads it, and it is in a
    /// title bar that GTK draws. GTK passes it to the desktop, too, when the window is realized and when the title changes.
    func showDesktopTitle() {
        // The wrapper of the surface is no `Toplevel`, since its class is private to GTK.
        window.surface?.setProperty("title", desktopTitle)
    }
}
