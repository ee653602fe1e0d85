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

/// `GtkDirectionType`. <https://docs.gtk.org/gtk4/enum.DirectionType.html>
public enum DirectionType: Int32, Enumeration, ValueConvertible {
    /// `GTK_DIR_TAB_FORWARD`.
    case tabForward = 0
    /// `GTK_DIR_TAB_BACKWARD`.
    case tabBackward = 1
    /// `GTK_DIR_UP`.
    case up = 2
    /// `GTK_DIR_DOWN`.
    case down = 3
    /// `GTK_DIR_LEFT`.
    case left = 4
    /// `GTK_DIR_RIGHT`.
    case right = 5
    public static var gtype: UInt { gtk_direction_type_get_type() }
}
