// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoVariant`. <https://docs.gtk.org/Pango/enum.Variant.html>
public enum FontVariant: Enumeration, ValueConvertible {
    /// `PANGO_VARIANT_NORMAL`.
    case normal
    /// `PANGO_VARIANT_SMALL_CAPS`.
    case smallCaps
    /// `PANGO_VARIANT_ALL_SMALL_CAPS`.
    case allSmallCaps
    /// `PANGO_VARIANT_PETITE_CAPS`.
    case petiteCaps
    /// `PANGO_VARIANT_ALL_PETITE_CAPS`.
    case allPetiteCaps
    /// `PANGO_VARIANT_UNICASE`.
    case unicase
    /// `PANGO_VARIANT_TITLE_CAPS`.
    case titleCaps
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .smallCaps
        case 2: self = .allSmallCaps
        case 3: self = .petiteCaps
        case 4: self = .allPetiteCaps
        case 5: self = .unicase
        case 6: self = .titleCaps
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .smallCaps: 1
        case .allSmallCaps: 2
        case .petiteCaps: 3
        case .allPetiteCaps: 4
        case .unicase: 5
        case .titleCaps: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.normal, .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps, .unicase, .titleCaps] }
    public static var gtype: UInt { pango_variant_get_type() }
}

extension FontVariant {
    /// `pango_parse_variant()`.
    public static func parse(_ str: String, warn: Bool = false) -> FontVariant? {
        var variant = PangoVariant(0)
        let result = pango_parse_variant(str, &variant, warn ? 1 : 0)
        return result == 0 ? nil : C.enumeration(variant.rawValue)
    }
}
