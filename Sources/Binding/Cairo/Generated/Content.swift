// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_content_t`.
public enum Content: Enumeration, ValueConvertible {
    /// `CAIRO_CONTENT_COLOR`.
    case color
    /// `CAIRO_CONTENT_ALPHA`.
    case alpha
    /// `CAIRO_CONTENT_COLOR_ALPHA`.
    case colorAlpha
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 4096: self = .color
        case 8192: self = .alpha
        case 12288: self = .colorAlpha
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .color: 4096
        case .alpha: 8192
        case .colorAlpha: 12288
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.color, .alpha, .colorAlpha] }
    public static var gtype: UInt { cairo_gobject_content_get_type() }
}
