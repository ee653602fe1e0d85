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

/// `GtkCornerType`. <https://docs.gtk.org/gtk4/enum.CornerType.html>
public enum CornerType: Int32, Enumeration, ValueConvertible {
    /// `GTK_CORNER_TOP_LEFT`.
    case topLeft = 0
    /// `GTK_CORNER_BOTTOM_LEFT`.
    case bottomLeft = 1
    /// `GTK_CORNER_TOP_RIGHT`.
    case topRight = 2
    /// `GTK_CORNER_BOTTOM_RIGHT`.
    case bottomRight = 3
    public static var gtype: UInt { gtk_corner_type_get_type() }
}
