// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkGravity`. <https://docs.gtk.org/gdk4/enum.Gravity.html>
public enum Gravity: Int32, Enumeration, ValueConvertible {
    /// `GDK_GRAVITY_NORTH_WEST`.
    case northWest = 1
    /// `GDK_GRAVITY_NORTH`.
    case north = 2
    /// `GDK_GRAVITY_NORTH_EAST`.
    case northEast = 3
    /// `GDK_GRAVITY_WEST`.
    case west = 4
    /// `GDK_GRAVITY_CENTER`.
    case center = 5
    /// `GDK_GRAVITY_EAST`.
    case east = 6
    /// `GDK_GRAVITY_SOUTH_WEST`.
    case southWest = 7
    /// `GDK_GRAVITY_SOUTH`.
    case south = 8
    /// `GDK_GRAVITY_SOUTH_EAST`.
    case southEast = 9
    /// `GDK_GRAVITY_STATIC`.
    case `static` = 10
    public static var gtype: UInt { gdk_gravity_get_type() }
}
