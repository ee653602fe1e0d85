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

/// `GdkGravity`. <https://docs.gtk.org/gdk4/enum.Gravity.html>
public enum Gravity: Enumeration, ValueConvertible {
    /// `GDK_GRAVITY_NORTH_WEST`.
    case northWest
    /// `GDK_GRAVITY_NORTH`.
    case north
    /// `GDK_GRAVITY_NORTH_EAST`.
    case northEast
    /// `GDK_GRAVITY_WEST`.
    case west
    /// `GDK_GRAVITY_CENTER`.
    case center
    /// `GDK_GRAVITY_EAST`.
    case east
    /// `GDK_GRAVITY_SOUTH_WEST`.
    case southWest
    /// `GDK_GRAVITY_SOUTH`.
    case south
    /// `GDK_GRAVITY_SOUTH_EAST`.
    case southEast
    /// `GDK_GRAVITY_STATIC`.
    case `static`
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .northWest
        case 2: self = .north
        case 3: self = .northEast
        case 4: self = .west
        case 5: self = .center
        case 6: self = .east
        case 7: self = .southWest
        case 8: self = .south
        case 9: self = .southEast
        case 10: self = .`static`
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .northWest: 1
        case .north: 2
        case .northEast: 3
        case .west: 4
        case .center: 5
        case .east: 6
        case .southWest: 7
        case .south: 8
        case .southEast: 9
        case .`static`: 10
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.northWest, .north, .northEast, .west, .center, .east, .southWest, .south, .southEast, .`static`] }
    public static var gtype: UInt { gdk_gravity_get_type() }
}
