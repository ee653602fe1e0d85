// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoVariant`. <https://docs.gtk.org/Pango/enum.Variant.html>
public enum FontVariant: Int32, Enumeration, ValueConvertible {
    /// `PANGO_VARIANT_NORMAL`.
    case normal = 0
    /// `PANGO_VARIANT_SMALL_CAPS`.
    case smallCaps = 1
    /// `PANGO_VARIANT_ALL_SMALL_CAPS`.
    case allSmallCaps = 2
    /// `PANGO_VARIANT_PETITE_CAPS`.
    case petiteCaps = 3
    /// `PANGO_VARIANT_ALL_PETITE_CAPS`.
    case allPetiteCaps = 4
    /// `PANGO_VARIANT_UNICASE`.
    case unicase = 5
    /// `PANGO_VARIANT_TITLE_CAPS`.
    case titleCaps = 6
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
