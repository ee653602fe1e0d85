// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoWeight`. <https://docs.gtk.org/Pango/enum.Weight.html>
public enum Weight: Enumeration, ValueConvertible {
    /// `PANGO_WEIGHT_THIN`.
    case thin
    /// `PANGO_WEIGHT_ULTRALIGHT`.
    case ultralight
    /// `PANGO_WEIGHT_LIGHT`.
    case light
    /// `PANGO_WEIGHT_SEMILIGHT`.
    case semilight
    /// `PANGO_WEIGHT_BOOK`.
    case book
    /// `PANGO_WEIGHT_NORMAL`.
    case normal
    /// `PANGO_WEIGHT_MEDIUM`.
    case medium
    /// `PANGO_WEIGHT_SEMIBOLD`.
    case semibold
    /// `PANGO_WEIGHT_BOLD`.
    case bold
    /// `PANGO_WEIGHT_ULTRABOLD`.
    case ultrabold
    /// `PANGO_WEIGHT_HEAVY`.
    case heavy
    /// `PANGO_WEIGHT_ULTRAHEAVY`.
    case ultraheavy
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 100: self = .thin
        case 200: self = .ultralight
        case 300: self = .light
        case 350: self = .semilight
        case 380: self = .book
        case 400: self = .normal
        case 500: self = .medium
        case 600: self = .semibold
        case 700: self = .bold
        case 800: self = .ultrabold
        case 900: self = .heavy
        case 1000: self = .ultraheavy
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .thin: 100
        case .ultralight: 200
        case .light: 300
        case .semilight: 350
        case .book: 380
        case .normal: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .ultrabold: 800
        case .heavy: 900
        case .ultraheavy: 1000
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.thin, .ultralight, .light, .semilight, .book, .normal, .medium, .semibold, .bold, .ultrabold, .heavy, .ultraheavy] }
    public static var gtype: UInt { pango_weight_get_type() }
}

extension Weight {
    /// `pango_parse_weight()`.
    public static func parse(_ str: String, warn: Bool = false) -> Weight? {
        var weight = PangoWeight(0)
        let result = pango_parse_weight(str, &weight, warn ? 1 : 0)
        return result == 0 ? nil : C.enumeration(weight.rawValue)
    }
}
