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

/// `GtkAccessibleInvalidState`. <https://docs.gtk.org/gtk4/enum.AccessibleInvalidState.html>
public enum AccessibleInvalidState: Int32, Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_INVALID_FALSE`.
    case `false` = 0
    /// `GTK_ACCESSIBLE_INVALID_TRUE`.
    case `true` = 1
    /// `GTK_ACCESSIBLE_INVALID_GRAMMAR`.
    case grammar = 2
    /// `GTK_ACCESSIBLE_INVALID_SPELLING`.
    case spelling = 3
    public static var gtype: UInt { gtk_accessible_invalid_state_get_type() }
}
