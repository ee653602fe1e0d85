// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_format_t`.
public enum Format: Enumeration, ValueConvertible {
    /// `CAIRO_FORMAT_INVALID`.
    case invalid
    /// `CAIRO_FORMAT_ARGB32`.
    case argb32
    /// `CAIRO_FORMAT_RGB24`.
    case rgb24
    /// `CAIRO_FORMAT_A8`.
    case a8
    /// `CAIRO_FORMAT_A1`.
    case a1
    /// `CAIRO_FORMAT_RGB16_565`.
    case rgb16565
    /// `CAIRO_FORMAT_RGB30`.
    case rgb30
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .invalid
        case 0: self = .argb32
        case 1: self = .rgb24
        case 2: self = .a8
        case 3: self = .a1
        case 4: self = .rgb16565
        case 5: self = .rgb30
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: -1
        case .argb32: 0
        case .rgb24: 1
        case .a8: 2
        case .a1: 3
        case .rgb16565: 4
        case .rgb30: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .argb32, .rgb24, .a8, .a1, .rgb16565, .rgb30] }
    public static var gtype: UInt { cairo_gobject_format_get_type() }
}
