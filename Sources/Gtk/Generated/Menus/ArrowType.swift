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

/// `GtkArrowType`. <https://docs.gtk.org/gtk4/enum.ArrowType.html>
public enum ArrowType: Int32, Enumeration, ValueConvertible {
    /// `GTK_ARROW_UP`.
    case up = 0
    /// `GTK_ARROW_DOWN`.
    case down = 1
    /// `GTK_ARROW_LEFT`.
    case left = 2
    /// `GTK_ARROW_RIGHT`.
    case right = 3
    /// `GTK_ARROW_NONE`.
    case none = 4
    public static var gtype: UInt { gtk_arrow_type_get_type() }
}
