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

/// `GtkOrientation`. <https://docs.gtk.org/gtk4/enum.Orientation.html>
public enum Orientation: Int32, Enumeration, ValueConvertible {
    /// `GTK_ORIENTATION_HORIZONTAL`.
    case horizontal = 0
    /// `GTK_ORIENTATION_VERTICAL`.
    case vertical = 1
    public static var gtype: UInt { gtk_orientation_get_type() }
}
