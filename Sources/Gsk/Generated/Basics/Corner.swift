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
import Pango

/// `GskCorner`. <https://docs.gtk.org/gsk4/enum.Corner.html>
public enum Corner: Int32, Enumeration, ValueConvertible {
    /// `GSK_CORNER_TOP_LEFT`.
    case topLeft = 0
    /// `GSK_CORNER_TOP_RIGHT`.
    case topRight = 1
    /// `GSK_CORNER_BOTTOM_RIGHT`.
    case bottomRight = 2
    /// `GSK_CORNER_BOTTOM_LEFT`.
    case bottomLeft = 3
    public static var gtype: UInt { gsk_corner_get_type() }
}
