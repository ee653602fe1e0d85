// SPDX-License-Identifier: MIT

import Gtk

extension Gtk.Popover {
    /// Closes the popover, and removes it from the widget that it belongs to.
    ///
    /// The keyboard focus leaves it first: GTK 4.8 never frees a popover that is removed while it has the focus.
    func closeAndUnparent() {
        guard parent != nil else { return }
        if let window, let focus = window.focusWidget, focus.isInside(self) {
            window.focusWidget = nil
        }
        popdown()
        unparent()
    }
}
