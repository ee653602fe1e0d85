// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoStretch`. <https://docs.gtk.org/Pango/enum.Stretch.html>
public enum Stretch: Enumeration, ValueConvertible {
    /// `PANGO_STRETCH_ULTRA_CONDENSED`.
    case ultraCondensed
    /// `PANGO_STRETCH_EXTRA_CONDENSED`.
    case extraCondensed
    /// `PANGO_STRETCH_CONDENSED`.
    case condensed
    /// `PANGO_STRETCH_SEMI_CONDENSED`.
    case semiCondensed
    /// `PANGO_STRETCH_NORMAL`.
    case normal
    /// `PANGO_STRETCH_SEMI_EXPANDED`.
    case semiExpanded
    /// `PANGO_STRETCH_EXPANDED`.
    case expanded
    /// `PANGO_STRETCH_EXTRA_EXPANDED`.
    case extraExpanded
    /// `PANGO_STRETCH_ULTRA_EXPANDED`.
    case ultraExpanded
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ultraCondensed
        case 1: self = .extraCondensed
        case 2: self = .condensed
        case 3: self = .semiCondensed
        case 4: self = .normal
        case 5: self = .semiExpanded
        case 6: self = .expanded
        case 7: self = .extraExpanded
        case 8: self = .ultraExpanded
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .ultraCondensed: 0
        case .extraCondensed: 1
        case .condensed: 2
        case .semiCondensed: 3
        case .normal: 4
        case .semiExpanded: 5
        case .expanded: 6
        case .extraExpanded: 7
        case .ultraExpanded: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.ultraCondensed, .extraCondensed, .condensed, .semiCondensed, .normal, .semiExpanded, .expanded, .extraExpanded, .ultraExpanded] }
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
