// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_subpixel_order_t`.
public enum SubpixelOrder: Enumeration, ValueConvertible {
    /// `CAIRO_SUBPIXEL_ORDER_DEFAULT`.
    case `default`
    /// `CAIRO_SUBPIXEL_ORDER_RGB`.
    case rgb
    /// `CAIRO_SUBPIXEL_ORDER_BGR`.
    case bgr
    /// `CAIRO_SUBPIXEL_ORDER_VRGB`.
    case vrgb
    /// `CAIRO_SUBPIXEL_ORDER_VBGR`.
    case vbgr
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .rgb
        case 2: self = .bgr
        case 3: self = .vrgb
        case 4: self = .vbgr
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .rgb: 1
        case .bgr: 2
        case .vrgb: 3
        case .vbgr: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .rgb, .bgr, .vrgb, .vbgr] }
    public static var gtype: UInt { cairo_gobject_subpixel_order_get_type() }
}
