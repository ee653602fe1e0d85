// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoStyle`. <https://docs.gtk.org/Pango/enum.Style.html>
public enum Style: Enumeration, ValueConvertible {
    /// `PANGO_STYLE_NORMAL`.
    case normal
    /// `PANGO_STYLE_OBLIQUE`.
    case oblique
    /// `PANGO_STYLE_ITALIC`.
    case italic
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .oblique
        case 2: self = .italic
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .oblique: 1
        case .italic: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.normal, .oblique, .italic] }
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
