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

extension Gtk.Widget {
    /// Closes the popovers of the widgets in this one, such as an open calendar or menu. A popover that loses its
    /// window while it is open keeps all keys of the program.
    func closePopovers() {
        for child in children {
            if let popover = child as? Gtk.Popover, popover.visible { popover.popdown() }
            child.closePopovers()
        }
    }
}
