// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_pattern_type_t`.
public enum PatternType: Enumeration, ValueConvertible {
    /// `CAIRO_PATTERN_TYPE_SOLID`.
    case solid
    /// `CAIRO_PATTERN_TYPE_SURFACE`.
    case surface
    /// `CAIRO_PATTERN_TYPE_LINEAR`.
    case linear
    /// `CAIRO_PATTERN_TYPE_RADIAL`.
    case radial
    /// `CAIRO_PATTERN_TYPE_MESH`.
    case mesh
    /// `CAIRO_PATTERN_TYPE_RASTER_SOURCE`.
    case rasterSource
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .solid
        case 1: self = .surface
        case 2: self = .linear
        case 3: self = .radial
        case 4: self = .mesh
        case 5: self = .rasterSource
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .solid: 0
        case .surface: 1
        case .linear: 2
        case .radial: 3
        case .mesh: 4
        case .rasterSource: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.solid, .surface, .linear, .radial, .mesh, .rasterSource] }
    public static var gtype: UInt { cairo_gobject_pattern_type_get_type() }
}
