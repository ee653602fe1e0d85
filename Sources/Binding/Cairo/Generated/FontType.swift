// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_font_type_t`.
public enum FontType: Enumeration, ValueConvertible {
    /// `CAIRO_FONT_TYPE_TOY`.
    case toy
    /// `CAIRO_FONT_TYPE_FT`.
    case ft
    /// `CAIRO_FONT_TYPE_WIN32`.
    case win32
    /// `CAIRO_FONT_TYPE_QUARTZ`.
    case quartz
    /// `CAIRO_FONT_TYPE_USER`.
    case user
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .toy
        case 1: self = .ft
        case 2: self = .win32
        case 3: self = .quartz
        case 4: self = .user
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .toy: 0
        case .ft: 1
        case .win32: 2
        case .quartz: 3
        case .user: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.toy, .ft, .win32, .quartz, .user] }
    public static var gtype: UInt { cairo_gobject_font_type_get_type() }
}
