// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_fill_rule_t`.
public enum FillRule: Enumeration, ValueConvertible {
    /// `CAIRO_FILL_RULE_WINDING`.
    case winding
    /// `CAIRO_FILL_RULE_EVEN_ODD`.
    case evenOdd
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .winding
        case 1: self = .evenOdd
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .winding: 0
        case .evenOdd: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.winding, .evenOdd] }
    public static var gtype: UInt { cairo_gobject_fill_rule_get_type() }
}
