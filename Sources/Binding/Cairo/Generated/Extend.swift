// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_extend_t`.
public enum Extend: Enumeration, ValueConvertible {
    /// `CAIRO_EXTEND_NONE`.
    case none
    /// `CAIRO_EXTEND_REPEAT`.
    case `repeat`
    /// `CAIRO_EXTEND_REFLECT`.
    case reflect
    /// `CAIRO_EXTEND_PAD`.
    case pad
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .`repeat`
        case 2: self = .reflect
        case 3: self = .pad
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .`repeat`: 1
        case .reflect: 2
        case .pad: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .`repeat`, .reflect, .pad] }
    public static var gtype: UInt { cairo_gobject_extend_get_type() }
}
