// SPDX-License-Identifier: MIT

import Gtk

extension Gtk.Window {
    /// Closes the window. The keyboard focus goes to the window that it blocked.
    ///
    /// Window managers do that too, but not if two windows close at once, such as an editor and the question
    /// whether to discard the changes. Then some window managers give the keyboard focus to no window, others
    /// to a window further back.
    func destroyAndReturnToParent() {
        let parent = modal ? transientFor : nil
        destroy()
        // A window that was never shown, or is closed too, is not presented.
        if let parent, parent.visible { parent.present() }
    }
}
