// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoCoverageLevel`. <https://docs.gtk.org/Pango/enum.CoverageLevel.html>
public enum CoverageLevel: Enumeration, ValueConvertible {
    /// `PANGO_COVERAGE_NONE`.
    case none
    /// `PANGO_COVERAGE_FALLBACK`.
    case fallback
    /// `PANGO_COVERAGE_APPROXIMATE`.
    case approximate
    /// `PANGO_COVERAGE_EXACT`.
    case exact
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .fallback
        case 2: self = .approximate
        case 3: self = .exact
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .fallback: 1
        case .approximate: 2
        case .exact: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .fallback, .approximate, .exact] }
    public static var gtype: UInt { pango_coverage_level_get_type() }
}
