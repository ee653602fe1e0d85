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

/// `GtkPanDirection`. <https://docs.gtk.org/gtk4/enum.PanDirection.html>
public enum PanDirection: Int32, Enumeration, ValueConvertible {
    /// `GTK_PAN_DIRECTION_LEFT`.
    case left = 0
    /// `GTK_PAN_DIRECTION_RIGHT`.
    case right = 1
    /// `GTK_PAN_DIRECTION_UP`.
    case up = 2
    /// `GTK_PAN_DIRECTION_DOWN`.
    case down = 3
    public static var gtype: UInt { gtk_pan_direction_get_type() }
}
