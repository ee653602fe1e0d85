// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoStretch`. <https://docs.gtk.org/Pango/enum.Stretch.html>
public enum Stretch: Int32, Enumeration, ValueConvertible {
    /// `PANGO_STRETCH_ULTRA_CONDENSED`.
    case ultraCondensed = 0
    /// `PANGO_STRETCH_EXTRA_CONDENSED`.
    case extraCondensed = 1
    /// `PANGO_STRETCH_CONDENSED`.
    case condensed = 2
    /// `PANGO_STRETCH_SEMI_CONDENSED`.
    case semiCondensed = 3
    /// `PANGO_STRETCH_NORMAL`.
    case normal = 4
    /// `PANGO_STRETCH_SEMI_EXPANDED`.
    case semiExpanded = 5
    /// `PANGO_STRETCH_EXPANDED`.
    case expanded = 6
    /// `PANGO_STRETCH_EXTRA_EXPANDED`.
    case extraExpanded = 7
    /// `PANGO_STRETCH_ULTRA_EXPANDED`.
    case ultraExpanded = 8
    public static var gtype: UInt { pango_stretch_get_type() }
}

extension Stretch {
    /// `pango_parse_stretch()`.
    public static func parse(_ str: String, warn: Bool = false) -> Stretch? {
        var stretch = PangoStretch(0)
        let result = pango_parse_stretch(str, &stretch, warn ? 1 : 0)
        return result == 0 ? nil : C.enumeration(stretch.rawValue)
    }
}
