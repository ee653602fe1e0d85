// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_hint_style_t`.
public enum HintStyle: Enumeration, ValueConvertible {
    /// `CAIRO_HINT_STYLE_DEFAULT`.
    case `default`
    /// `CAIRO_HINT_STYLE_NONE`.
    case none
    /// `CAIRO_HINT_STYLE_SLIGHT`.
    case slight
    /// `CAIRO_HINT_STYLE_MEDIUM`.
    case medium
    /// `CAIRO_HINT_STYLE_FULL`.
    case full
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .none
        case 2: self = .slight
        case 3: self = .medium
        case 4: self = .full
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .none: 1
        case .slight: 2
        case .medium: 3
        case .full: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .none, .slight, .medium, .full] }
    public static var gtype: UInt { cairo_gobject_hint_style_get_type() }
}
