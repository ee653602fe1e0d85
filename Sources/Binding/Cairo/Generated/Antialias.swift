// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_antialias_t`.
public enum Antialias: Enumeration, ValueConvertible {
    /// `CAIRO_ANTIALIAS_DEFAULT`.
    case `default`
    /// `CAIRO_ANTIALIAS_NONE`.
    case none
    /// `CAIRO_ANTIALIAS_GRAY`.
    case gray
    /// `CAIRO_ANTIALIAS_SUBPIXEL`.
    case subpixel
    /// `CAIRO_ANTIALIAS_FAST`.
    case fast
    /// `CAIRO_ANTIALIAS_GOOD`.
    case good
    /// `CAIRO_ANTIALIAS_BEST`.
    case best
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .none
        case 2: self = .gray
        case 3: self = .subpixel
        case 4: self = .fast
        case 5: self = .good
        case 6: self = .best
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .none: 1
        case .gray: 2
        case .subpixel: 3
        case .fast: 4
        case .good: 5
        case .best: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .none, .gray, .subpixel, .fast, .good, .best] }
    public static var gtype: UInt { cairo_gobject_antialias_get_type() }
}
