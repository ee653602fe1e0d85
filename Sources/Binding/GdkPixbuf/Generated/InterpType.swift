// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkInterpType`. <https://docs.gtk.org/gdk-pixbuf/enum.InterpType.html>
public enum InterpType: Enumeration, ValueConvertible {
    /// `GDK_INTERP_NEAREST`.
    case nearest
    /// `GDK_INTERP_TILES`.
    case tiles
    /// `GDK_INTERP_BILINEAR`.
    case bilinear
    /// `GDK_INTERP_HYPER`.
    case hyper
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .nearest
        case 1: self = .tiles
        case 2: self = .bilinear
        case 3: self = .hyper
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .nearest: 0
        case .tiles: 1
        case .bilinear: 2
        case .hyper: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.nearest, .tiles, .bilinear, .hyper] }
    public static var gtype: UInt { gdk_interp_type_get_type() }
}
