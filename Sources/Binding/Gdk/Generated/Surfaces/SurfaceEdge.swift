// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkSurfaceEdge`. <https://docs.gtk.org/gdk4/enum.SurfaceEdge.html>
public enum SurfaceEdge: Enumeration, ValueConvertible {
    /// `GDK_SURFACE_EDGE_NORTH_WEST`.
    case northWest
    /// `GDK_SURFACE_EDGE_NORTH`.
    case north
    /// `GDK_SURFACE_EDGE_NORTH_EAST`.
    case northEast
    /// `GDK_SURFACE_EDGE_WEST`.
    case west
    /// `GDK_SURFACE_EDGE_EAST`.
    case east
    /// `GDK_SURFACE_EDGE_SOUTH_WEST`.
    case southWest
    /// `GDK_SURFACE_EDGE_SOUTH`.
    case south
    /// `GDK_SURFACE_EDGE_SOUTH_EAST`.
    case southEast
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .northWest
        case 1: self = .north
        case 2: self = .northEast
        case 3: self = .west
        case 4: self = .east
        case 5: self = .southWest
        case 6: self = .south
        case 7: self = .southEast
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .northWest: 0
        case .north: 1
        case .northEast: 2
        case .west: 3
        case .east: 4
        case .southWest: 5
        case .south: 6
        case .southEast: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.northWest, .north, .northEast, .west, .east, .southWest, .south, .southEast] }
    public static var gtype: UInt { gdk_surface_edge_get_type() }
}
