// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_hint_metrics_t`.
public enum HintMetrics: Enumeration, ValueConvertible {
    /// `CAIRO_HINT_METRICS_DEFAULT`.
    case `default`
    /// `CAIRO_HINT_METRICS_OFF`.
    case off
    /// `CAIRO_HINT_METRICS_ON`.
    case on
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .off
        case 2: self = .on
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .off: 1
        case .on: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .off, .on] }
    public static var gtype: UInt { cairo_gobject_hint_metrics_get_type() }
}
