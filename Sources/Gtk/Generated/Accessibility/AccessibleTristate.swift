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

/// `GtkAccessibleTristate`. <https://docs.gtk.org/gtk4/enum.AccessibleTristate.html>
public enum AccessibleTristate: Int32, Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_TRISTATE_FALSE`.
    case `false` = 0
    /// `GTK_ACCESSIBLE_TRISTATE_TRUE`.
    case `true` = 1
    /// `GTK_ACCESSIBLE_TRISTATE_MIXED`.
    case mixed = 2
    public static var gtype: UInt { gtk_accessible_tristate_get_type() }
}
