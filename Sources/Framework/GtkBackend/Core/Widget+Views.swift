// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import ViewKit

extension Gtk.Widget {
    /// The space around the widget.
    var margins: Insets {
        get { Insets(top: marginTop, leading: marginStart, bottom: marginBottom, trailing: marginEnd) }
        set {
            marginTop = newValue.top
            marginStart = newValue.leading
            marginBottom = newValue.bottom
            marginEnd = newValue.trailing
        }
    }

    /// Adds or removes a class of the style sheet.
    func setCssClass(_ name: String, _ isPresent: Bool) {
        if isPresent { addCssClass(name) } else { removeCssClass(name) }
    }

    /// Removes the widget from its parent, so that it can be added to another one.
    func leaveParent() {
        switch parent {
        case nil: break
        case let stack as Gtk.Stack: stack.remove(self)
        case let box as Gtk.Box: box.remove(self)
        case let grid as Gtk.Grid: grid.remove(self)
        case let paned as Gtk.Paned:
            if paned.startChild === self { paned.startChild = nil } else { paned.endChild = nil }
        case let viewport as Gtk.Viewport: viewport.child = nil
        case let scrolled as Gtk.ScrolledWindow: scrolled.child = nil
        case let window as Gtk.Window: window.child = nil
        case let overlay as Gtk.Overlay:
            if overlay.child === self { overlay.child = nil } else { overlay.removeOverlay(self) }
        case let frame as Gtk.Frame: frame.child = nil
        case let revealer as Gtk.Revealer: revealer.child = nil
        case let inner? where (inner.parent as? Gtk.Popover)?.child === self:
            // The content of a popover is in a widget of GTK.
            (inner.parent as? Gtk.Popover)?.child = nil
        default: unparent()
        }
    }

    /// Whether the widget is the other one or a descendant of it.
    func isInside(_ other: Gtk.Widget) -> Bool { self === other || isAncestor(other) }

    /// Whether this language is read from right to left.
    var isRightToLeft: Bool { direction == .rtl }
}
