// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkAccessibleState`. <https://docs.gtk.org/gtk4/enum.AccessibleState.html>
public enum AccessibleState: Int32, Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_STATE_BUSY`.
    case busy = 0
    /// `GTK_ACCESSIBLE_STATE_CHECKED`.
    case checked = 1
    /// `GTK_ACCESSIBLE_STATE_DISABLED`.
    case disabled = 2
    /// `GTK_ACCESSIBLE_STATE_EXPANDED`.
    case expanded = 3
    /// `GTK_ACCESSIBLE_STATE_HIDDEN`.
    case hidden = 4
    /// `GTK_ACCESSIBLE_STATE_INVALID`.
    case invalid = 5
    /// `GTK_ACCESSIBLE_STATE_PRESSED`.
    case pressed = 6
    /// `GTK_ACCESSIBLE_STATE_SELECTED`.
    case selected = 7
    public static var gtype: UInt { gtk_accessible_state_get_type() }
}

extension AccessibleState {
    /// `gtk_accessible_state_init_value()`.
    @discardableResult
    public func initialValue() -> Value {
        var value = GValue()
        gtk_accessible_state_init_value(.init(rawValue: C.number(self)), &value)
        return Value(moving: value)
    }
}
