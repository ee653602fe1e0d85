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

/// `GtkPositionType`. <https://docs.gtk.org/gtk4/enum.PositionType.html>
public enum PositionType: Int32, Enumeration, ValueConvertible {
    /// `GTK_POS_LEFT`.
    case left = 0
    /// `GTK_POS_RIGHT`.
    case right = 1
    /// `GTK_POS_TOP`.
    case top = 2
    /// `GTK_POS_BOTTOM`.
    case bottom = 3
    public static var gtype: UInt { gtk_position_type_get_type() }
}
