// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoUnderline`. <https://docs.gtk.org/Pango/enum.Underline.html>
public enum Underline: Enumeration, ValueConvertible {
    /// `PANGO_UNDERLINE_NONE`.
    case none
    /// `PANGO_UNDERLINE_SINGLE`.
    case single
    /// `PANGO_UNDERLINE_DOUBLE`.
    case double
    /// `PANGO_UNDERLINE_LOW`.
    case low
    /// `PANGO_UNDERLINE_ERROR`.
    case error
    /// `PANGO_UNDERLINE_SINGLE_LINE`.
    case singleLine
    /// `PANGO_UNDERLINE_DOUBLE_LINE`.
    case doubleLine
    /// `PANGO_UNDERLINE_ERROR_LINE`.
    case errorLine
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        case 2: self = .double
        case 3: self = .low
        case 4: self = .error
        case 5: self = .singleLine
        case 6: self = .doubleLine
        case 7: self = .errorLine
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .double: 2
        case .low: 3
        case .error: 4
        case .singleLine: 5
        case .doubleLine: 6
        case .errorLine: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .single, .double, .low, .error, .singleLine, .doubleLine, .errorLine] }
    public static var gtype: UInt { pango_underline_get_type() }
}
