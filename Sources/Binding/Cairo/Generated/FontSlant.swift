// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_font_slant_t`.
public enum FontSlant: Enumeration, ValueConvertible {
    /// `CAIRO_FONT_SLANT_NORMAL`.
    case normal
    /// `CAIRO_FONT_SLANT_ITALIC`.
    case italic
    /// `CAIRO_FONT_SLANT_OBLIQUE`.
    case oblique
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .italic
        case 2: self = .oblique
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .italic: 1
        case .oblique: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.normal, .italic, .oblique] }
    public static var gtype: UInt { cairo_gobject_font_slant_get_type() }
}
