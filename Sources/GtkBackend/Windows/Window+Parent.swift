// SPDX-License-Identifier: MIT

import Gtk

extension Gtk.Window {
    /// Closes the window. The keyboard focus goes to the window that it blocked.
    ///
    /// Window managers do so by themselves, but not when two windows close at once, as an edit and the question whether to
    /// discard it do: then some give the keyboard focus to no window, others to a window further down.
    func destroyAndReturnToParent() {
        let parent = modal ? transientFor : nil
        destroy()
        // A window that was never shown, or is closed too, is not presented.
        if let parent, parent.visible { parent.present() }
    }
}
