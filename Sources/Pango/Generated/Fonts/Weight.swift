// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoWeight`. <https://docs.gtk.org/Pango/enum.Weight.html>
public enum Weight: Int32, Enumeration, ValueConvertible {
    /// `PANGO_WEIGHT_THIN`.
    case thin = 100
    /// `PANGO_WEIGHT_ULTRALIGHT`.
    case ultralight = 200
    /// `PANGO_WEIGHT_LIGHT`.
    case light = 300
    /// `PANGO_WEIGHT_SEMILIGHT`.
    case semilight = 350
    /// `PANGO_WEIGHT_BOOK`.
    case book = 380
    /// `PANGO_WEIGHT_NORMAL`.
    case normal = 400
    /// `PANGO_WEIGHT_MEDIUM`.
    case medium = 500
    /// `PANGO_WEIGHT_SEMIBOLD`.
    case semibold = 600
    /// `PANGO_WEIGHT_BOLD`.
    case bold = 700
    /// `PANGO_WEIGHT_ULTRABOLD`.
    case ultrabold = 800
    /// `PANGO_WEIGHT_HEAVY`.
    case heavy = 900
    /// `PANGO_WEIGHT_ULTRAHEAVY`.
    case ultraheavy = 1000
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
