// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_region_overlap_t`.
public enum RegionOverlap: Enumeration, ValueConvertible {
    /// `CAIRO_REGION_OVERLAP_IN`.
    case `in`
    /// `CAIRO_REGION_OVERLAP_OUT`.
    case out
    /// `CAIRO_REGION_OVERLAP_PART`.
    case part
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`in`
        case 1: self = .out
        case 2: self = .part
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`in`: 0
        case .out: 1
        case .part: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`in`, .out, .part] }
    public static var gtype: UInt { cairo_gobject_region_overlap_get_type() }
}
