// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoStyle`. <https://docs.gtk.org/Pango/enum.Style.html>
public enum Style: Int32, Enumeration, ValueConvertible {
    /// `PANGO_STYLE_NORMAL`.
    case normal = 0
    /// `PANGO_STYLE_OBLIQUE`.
    case oblique = 1
    /// `PANGO_STYLE_ITALIC`.
    case italic = 2
    public static var gtype: UInt { pango_style_get_type() }
}

extension Style {
    /// `pango_parse_style()`.
    public static func parse(_ str: String, warn: Bool = false) -> Style? {
        var style = PangoStyle(0)
        let result = pango_parse_style(str, &style, warn ? 1 : 0)
        return result == 0 ? nil : C.enumeration(style.rawValue)
    }
}
