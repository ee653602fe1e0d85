// SPDX-License-Identifier: MIT

import Gtk

/// A dialog that is open above a window, which holds it until it is closed, and closes it with itself.
@MainActor protocol WindowDialog: AnyObject {
    /// Closes it as the person does who does not want to answer.
    func cancel()
}

/// Where a dialog opens.
@MainActor struct DialogParent {
    /// The window that it belongs to; nil for the application as a whole.
    weak var owner: GtkWindowView?
    /// The window that it stays above.
    let window: Gtk.Window?
}
