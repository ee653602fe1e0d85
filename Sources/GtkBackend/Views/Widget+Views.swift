// SPDX-License-Identifier: MIT

import CGtk
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

    /// Says something about the widget to screen readers; nil leaves it to GTK.
    func setAccessible(_ property: Gtk.AccessibleProperty, _ text: String?) {
        var key = GtkAccessibleProperty(rawValue: UInt32(property.rawValue))
        guard let text else { return gtk_accessible_reset_property(OpaquePointer(_raw), key) }
        let value = Value(text)
        gtk_accessible_update_property_value(OpaquePointer(_raw), 1, &key, value._pointer)
    }

    /// Tells screen readers whether what was entered is wrong.
    func setAccessibleInvalid(_ isInvalid: Bool) {
        var key = GTK_ACCESSIBLE_STATE_INVALID
        guard isInvalid else { return gtk_accessible_reset_state(OpaquePointer(_raw), key) }
        let value = Value(Int(GTK_ACCESSIBLE_INVALID_TRUE.rawValue))
        gtk_accessible_update_state_value(OpaquePointer(_raw), 1, &key, value._pointer)
    }

    /// Goes out of where it is, so that it can go elsewhere.
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
        default: unparent()
        }
    }

    /// Whether this language is read from right to left.
    var isRightToLeft: Bool { getDirection() == .rtl }
}
