// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoOverline`. <https://docs.gtk.org/Pango/enum.Overline.html>
public enum Overline: Enumeration, ValueConvertible {
    /// `PANGO_OVERLINE_NONE`.
    case none
    /// `PANGO_OVERLINE_SINGLE`.
    case single
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .single] }
    public static var gtype: UInt { pango_overline_get_type() }
}
