// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject
import Gio

/// `GdkInterpType`. <https://docs.gtk.org/gdk-pixbuf/enum.InterpType.html>
public enum InterpType: Int32, Enumeration, ValueConvertible {
    /// `GDK_INTERP_NEAREST`.
    case nearest = 0
    /// `GDK_INTERP_TILES`.
    case tiles = 1
    /// `GDK_INTERP_BILINEAR`.
    case bilinear = 2
    /// `GDK_INTERP_HYPER`.
    case hyper = 3
    public static var gtype: UInt { gdk_interp_type_get_type() }
}
