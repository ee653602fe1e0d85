// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import ViewKit

/// An open menu, whose parent is a widget. It is closed when the widget is hidden.
@MainActor final class ContextMenuPopover {
    let popover: Gtk.PopoverMenu
    private var leaving: SignalConnection?

    init(_ menu: ViewKit.Menu, at position: ViewKit.Point?, of widget: Gtk.Widget, actions: Set<String>) {
        let model = GtkMenuModel(menu, localActions: actions)
        popover = Gtk.PopoverMenu(model: model.menu)
        model.complete(in: popover)
        popover.hasArrow = position == nil
        popover.setParent(widget)
        if position != nil { popover.halign = .start }
        leaving = widget.onUnmap { [weak self] in self?.remove() }
        popover.onClosed { [weak self] in
            // In a later turn of the main loop: GTK closes a menu before it triggers the action of the item, and lays it out once more.
            Source.idle {
                self?.remove()
                return false
            }
        }
        popover.popup(at: position)
    }

    /// A popover is a child of the widget that it points at, and must be removed before the widget is finalized.
    isolated deinit { remove() }

    func remove() {
        leaving?.disconnect()
        leaving = nil
        popover.closeAndUnparent()
    }
}
