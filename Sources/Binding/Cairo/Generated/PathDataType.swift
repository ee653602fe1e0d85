// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_path_data_type_t`.
public enum PathDataType: Enumeration, ValueConvertible {
    /// `CAIRO_PATH_MOVE_TO`.
    case moveTo
    /// `CAIRO_PATH_LINE_TO`.
    case lineTo
    /// `CAIRO_PATH_CURVE_TO`.
    case curveTo
    /// `CAIRO_PATH_CLOSE_PATH`.
    case closePath
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .moveTo
        case 1: self = .lineTo
        case 2: self = .curveTo
        case 3: self = .closePath
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .moveTo: 0
        case .lineTo: 1
        case .curveTo: 2
        case .closePath: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.moveTo, .lineTo, .curveTo, .closePath] }
    public static var gtype: UInt { cairo_gobject_path_data_type_get_type() }
}
