// SPDX-License-Identifier: MIT

import Gtk

extension Gtk.Window {
    /// Closes the window. The keys go to the window that it kept from being used.
    ///
    /// Window managers do so by themselves, but not when two windows close at once, as an edit and the question whether to
    /// discard it do: then some leave the keys to nobody, others choose a window further down.
    func destroyAndReturnToParent() {
        let parent = modal ? transientFor : nil
        destroy()
        // One that was never shown, or is closed itself, stays so.
        if let parent, parent.visible { parent.present() }
    }
}
