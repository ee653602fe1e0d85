// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_text_cluster_flags_t`.
public enum TextClusterFlags: Enumeration, ValueConvertible {
    /// `CAIRO_TEXT_CLUSTER_FLAG_BACKWARD`.
    case backward
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .backward
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .backward: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.backward] }
    public static var gtype: UInt { cairo_gobject_text_cluster_flags_get_type() }
}
