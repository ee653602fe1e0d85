// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontScale`. <https://docs.gtk.org/Pango/enum.FontScale.html>
public enum FontScale: Enumeration, ValueConvertible {
    /// `PANGO_FONT_SCALE_NONE`.
    case none
    /// `PANGO_FONT_SCALE_SUPERSCRIPT`.
    case superscript
    /// `PANGO_FONT_SCALE_SUBSCRIPT`.
    case `subscript`
    /// `PANGO_FONT_SCALE_SMALL_CAPS`.
    case smallCaps
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .superscript
        case 2: self = .`subscript`
        case 3: self = .smallCaps
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .superscript: 1
        case .`subscript`: 2
        case .smallCaps: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .superscript, .`subscript`, .smallCaps] }
    public static var gtype: UInt { pango_font_scale_get_type() }
}
