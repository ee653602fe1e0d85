// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoFontScale`. <https://docs.gtk.org/Pango/enum.FontScale.html>
public enum FontScale: Int32, Enumeration, ValueConvertible {
    /// `PANGO_FONT_SCALE_NONE`.
    case none = 0
    /// `PANGO_FONT_SCALE_SUPERSCRIPT`.
    case superscript = 1
    /// `PANGO_FONT_SCALE_SUBSCRIPT`.
    case `subscript` = 2
    /// `PANGO_FONT_SCALE_SMALL_CAPS`.
    case smallCaps = 3
    public static var gtype: UInt { pango_font_scale_get_type() }
}
