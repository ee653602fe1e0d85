// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoAttrType`. <https://docs.gtk.org/Pango/enum.AttrType.html>
public enum AttrType: Enumeration, ValueConvertible {
    /// `PANGO_ATTR_INVALID`.
    case invalid
    /// `PANGO_ATTR_LANGUAGE`.
    case language
    /// `PANGO_ATTR_FAMILY`.
    case family
    /// `PANGO_ATTR_STYLE`.
    case style
    /// `PANGO_ATTR_WEIGHT`.
    case weight
    /// `PANGO_ATTR_VARIANT`.
    case variant
    /// `PANGO_ATTR_STRETCH`.
    case stretch
    /// `PANGO_ATTR_SIZE`.
    case size
    /// `PANGO_ATTR_FONT_DESC`.
    case fontDesc
    /// `PANGO_ATTR_FOREGROUND`.
    case foreground
    /// `PANGO_ATTR_BACKGROUND`.
    case background
    /// `PANGO_ATTR_UNDERLINE`.
    case underline
    /// `PANGO_ATTR_STRIKETHROUGH`.
    case strikethrough
    /// `PANGO_ATTR_RISE`.
    case rise
    /// `PANGO_ATTR_SHAPE`.
    case shape
    /// `PANGO_ATTR_SCALE`.
    case scale
    /// `PANGO_ATTR_FALLBACK`.
    case fallback
    /// `PANGO_ATTR_LETTER_SPACING`.
    case letterSpacing
    /// `PANGO_ATTR_UNDERLINE_COLOR`.
    case underlineColor
    /// `PANGO_ATTR_STRIKETHROUGH_COLOR`.
    case strikethroughColor
    /// `PANGO_ATTR_ABSOLUTE_SIZE`.
    case absoluteSize
    /// `PANGO_ATTR_GRAVITY`.
    case gravity
    /// `PANGO_ATTR_GRAVITY_HINT`.
    case gravityHint
    /// `PANGO_ATTR_FONT_FEATURES`.
    case fontFeatures
    /// `PANGO_ATTR_FOREGROUND_ALPHA`.
    case foregroundAlpha
    /// `PANGO_ATTR_BACKGROUND_ALPHA`.
    case backgroundAlpha
    /// `PANGO_ATTR_ALLOW_BREAKS`.
    case allowBreaks
    /// `PANGO_ATTR_SHOW`.
    case show
    /// `PANGO_ATTR_INSERT_HYPHENS`.
    case insertHyphens
    /// `PANGO_ATTR_OVERLINE`.
    case overline
    /// `PANGO_ATTR_OVERLINE_COLOR`.
    case overlineColor
    /// `PANGO_ATTR_LINE_HEIGHT`.
    case lineHeight
    /// `PANGO_ATTR_ABSOLUTE_LINE_HEIGHT`.
    case absoluteLineHeight
    /// `PANGO_ATTR_TEXT_TRANSFORM`.
    case textTransform
    /// `PANGO_ATTR_WORD`.
    case word
    /// `PANGO_ATTR_SENTENCE`.
    case sentence
    /// `PANGO_ATTR_BASELINE_SHIFT`.
    case baselineShift
    /// `PANGO_ATTR_FONT_SCALE`.
    case fontScale
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .language
        case 2: self = .family
        case 3: self = .style
        case 4: self = .weight
        case 5: self = .variant
        case 6: self = .stretch
        case 7: self = .size
        case 8: self = .fontDesc
        case 9: self = .foreground
        case 10: self = .background
        case 11: self = .underline
        case 12: self = .strikethrough
        case 13: self = .rise
        case 14: self = .shape
        case 15: self = .scale
        case 16: self = .fallback
        case 17: self = .letterSpacing
        case 18: self = .underlineColor
        case 19: self = .strikethroughColor
        case 20: self = .absoluteSize
        case 21: self = .gravity
        case 22: self = .gravityHint
        case 23: self = .fontFeatures
        case 24: self = .foregroundAlpha
        case 25: self = .backgroundAlpha
        case 26: self = .allowBreaks
        case 27: self = .show
        case 28: self = .insertHyphens
        case 29: self = .overline
        case 30: self = .overlineColor
        case 31: self = .lineHeight
        case 32: self = .absoluteLineHeight
        case 33: self = .textTransform
        case 34: self = .word
        case 35: self = .sentence
        case 36: self = .baselineShift
        case 37: self = .fontScale
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .language: 1
        case .family: 2
        case .style: 3
        case .weight: 4
        case .variant: 5
        case .stretch: 6
        case .size: 7
        case .fontDesc: 8
        case .foreground: 9
        case .background: 10
        case .underline: 11
        case .strikethrough: 12
        case .rise: 13
        case .shape: 14
        case .scale: 15
        case .fallback: 16
        case .letterSpacing: 17
        case .underlineColor: 18
        case .strikethroughColor: 19
        case .absoluteSize: 20
        case .gravity: 21
        case .gravityHint: 22
        case .fontFeatures: 23
        case .foregroundAlpha: 24
        case .backgroundAlpha: 25
        case .allowBreaks: 26
        case .show: 27
        case .insertHyphens: 28
        case .overline: 29
        case .overlineColor: 30
        case .lineHeight: 31
        case .absoluteLineHeight: 32
        case .textTransform: 33
        case .word: 34
        case .sentence: 35
        case .baselineShift: 36
        case .fontScale: 37
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .language, .family, .style, .weight, .variant, .stretch, .size, .fontDesc, .foreground, .background, .underline, .strikethrough, .rise, .shape, .scale, .fallback, .letterSpacing, .underlineColor, .strikethroughColor, .absoluteSize, .gravity, .gravityHint, .fontFeatures, .foregroundAlpha, .backgroundAlpha, .allowBreaks, .show, .insertHyphens, .overline, .overlineColor, .lineHeight, .absoluteLineHeight, .textTransform, .word, .sentence, .baselineShift, .fontScale] }
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
