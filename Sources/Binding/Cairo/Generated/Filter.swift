// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_filter_t`.
public enum Filter: Enumeration, ValueConvertible {
    /// `CAIRO_FILTER_FAST`.
    case fast
    /// `CAIRO_FILTER_GOOD`.
    case good
    /// `CAIRO_FILTER_BEST`.
    case best
    /// `CAIRO_FILTER_NEAREST`.
    case nearest
    /// `CAIRO_FILTER_BILINEAR`.
    case bilinear
    /// `CAIRO_FILTER_GAUSSIAN`.
    case gaussian
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fast
        case 1: self = .good
        case 2: self = .best
        case 3: self = .nearest
        case 4: self = .bilinear
        case 5: self = .gaussian
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .fast: 0
        case .good: 1
        case .best: 2
        case .nearest: 3
        case .bilinear: 4
        case .gaussian: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.fast, .good, .best, .nearest, .bilinear, .gaussian] }
    public static var gtype: UInt { cairo_gobject_filter_get_type() }
}
