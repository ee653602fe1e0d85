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

/// `GdkSurfaceEdge`. <https://docs.gtk.org/gdk4/enum.SurfaceEdge.html>
public enum SurfaceEdge: Int32, Enumeration, ValueConvertible {
    /// `GDK_SURFACE_EDGE_NORTH_WEST`.
    case northWest = 0
    /// `GDK_SURFACE_EDGE_NORTH`.
    case north = 1
    /// `GDK_SURFACE_EDGE_NORTH_EAST`.
    case northEast = 2
    /// `GDK_SURFACE_EDGE_WEST`.
    case west = 3
    /// `GDK_SURFACE_EDGE_EAST`.
    case east = 4
    /// `GDK_SURFACE_EDGE_SOUTH_WEST`.
    case southWest = 5
    /// `GDK_SURFACE_EDGE_SOUTH`.
    case south = 6
    /// `GDK_SURFACE_EDGE_SOUTH_EAST`.
    case southEast = 7
    public static var gtype: UInt { gdk_surface_edge_get_type() }
}
