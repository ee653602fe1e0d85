// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoAttrType`. <https://docs.gtk.org/Pango/enum.AttrType.html>
public enum AttrType: Int32, Enumeration, ValueConvertible {
    /// `PANGO_ATTR_INVALID`.
    case invalid = 0
    /// `PANGO_ATTR_LANGUAGE`.
    case language = 1
    /// `PANGO_ATTR_FAMILY`.
    case family = 2
    /// `PANGO_ATTR_STYLE`.
    case style = 3
    /// `PANGO_ATTR_WEIGHT`.
    case weight = 4
    /// `PANGO_ATTR_VARIANT`.
    case variant = 5
    /// `PANGO_ATTR_STRETCH`.
    case stretch = 6
    /// `PANGO_ATTR_SIZE`.
    case size = 7
    /// `PANGO_ATTR_FONT_DESC`.
    case fontDesc = 8
    /// `PANGO_ATTR_FOREGROUND`.
    case foreground = 9
    /// `PANGO_ATTR_BACKGROUND`.
    case background = 10
    /// `PANGO_ATTR_UNDERLINE`.
    case underline = 11
    /// `PANGO_ATTR_STRIKETHROUGH`.
    case strikethrough = 12
    /// `PANGO_ATTR_RISE`.
    case rise = 13
    /// `PANGO_ATTR_SHAPE`.
    case shape = 14
    /// `PANGO_ATTR_SCALE`.
    case scale = 15
    /// `PANGO_ATTR_FALLBACK`.
    case fallback = 16
    /// `PANGO_ATTR_LETTER_SPACING`.
    case letterSpacing = 17
    /// `PANGO_ATTR_UNDERLINE_COLOR`.
    case underlineColor = 18
    /// `PANGO_ATTR_STRIKETHROUGH_COLOR`.
    case strikethroughColor = 19
    /// `PANGO_ATTR_ABSOLUTE_SIZE`.
    case absoluteSize = 20
    /// `PANGO_ATTR_GRAVITY`.
    case gravity = 21
    /// `PANGO_ATTR_GRAVITY_HINT`.
    case gravityHint = 22
    /// `PANGO_ATTR_FONT_FEATURES`.
    case fontFeatures = 23
    /// `PANGO_ATTR_FOREGROUND_ALPHA`.
    case foregroundAlpha = 24
    /// `PANGO_ATTR_BACKGROUND_ALPHA`.
    case backgroundAlpha = 25
    /// `PANGO_ATTR_ALLOW_BREAKS`.
    case allowBreaks = 26
    /// `PANGO_ATTR_SHOW`.
    case show = 27
    /// `PANGO_ATTR_INSERT_HYPHENS`.
    case insertHyphens = 28
    /// `PANGO_ATTR_OVERLINE`.
    case overline = 29
    /// `PANGO_ATTR_OVERLINE_COLOR`.
    case overlineColor = 30
    /// `PANGO_ATTR_LINE_HEIGHT`.
    case lineHeight = 31
    /// `PANGO_ATTR_ABSOLUTE_LINE_HEIGHT`.
    case absoluteLineHeight = 32
    /// `PANGO_ATTR_TEXT_TRANSFORM`.
    case textTransform = 33
    /// `PANGO_ATTR_WORD`.
    case word = 34
    /// `PANGO_ATTR_SENTENCE`.
    case sentence = 35
    /// `PANGO_ATTR_BASELINE_SHIFT`.
    case baselineShift = 36
    /// `PANGO_ATTR_FONT_SCALE`.
    case fontScale = 37
    public static var gtype: UInt { pango_attr_type_get_type() }
}

extension AttrType {
    /// `pango_attr_type_get_name()`.
    public var name: String? { C.optionalString(pango_attr_type_get_name(.init(rawValue: C.number(self)))) }

    /// `pango_attr_type_register()`.
    public static func register(_ name: String) -> AttrType {
        C.enumeration(pango_attr_type_register(name).rawValue)
    }
}
