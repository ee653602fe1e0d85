// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_font_weight_t`.
public enum FontWeight: Enumeration, ValueConvertible {
    /// `CAIRO_FONT_WEIGHT_NORMAL`.
    case normal
    /// `CAIRO_FONT_WEIGHT_BOLD`.
    case bold
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .bold
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .bold: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.normal, .bold] }
    public static var gtype: UInt { cairo_gobject_font_weight_get_type() }
}
