// SPDX-License-Identifier: MIT

import CGtk
import Gtk

extension Gtk.Window {
    /// Turns off the keys of GTK's inspector, Ctrl+Shift+D and Ctrl+Shift+I, in all windows of the process,
    /// also those that GTK itself opens.
    ///
    /// A user could press them by mistake: in another window, the shell has commands with these keys.
    /// `GTK_DEBUG=interactive` opens the inspector at the start. Call it before the first window is created.
    static func turnOffInspectorKeys() {
        let windows = g_type_class_ref(gtk_window_get_type())?.assumingMemoryBound(to: GtkWindowClass.self)
        windows?.pointee.enable_debugging = { _, _ in 0 }
    }
}
