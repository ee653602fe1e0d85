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

/// `GtkUnit`. <https://docs.gtk.org/gtk4/enum.Unit.html>
public enum Unit: Int32, Enumeration, ValueConvertible {
    /// `GTK_UNIT_NONE`.
    case none = 0
    /// `GTK_UNIT_POINTS`.
    case points = 1
    /// `GTK_UNIT_INCH`.
    case inch = 2
    /// `GTK_UNIT_MM`.
    case mm = 3
    public static var gtype: UInt { gtk_unit_get_type() }
}
