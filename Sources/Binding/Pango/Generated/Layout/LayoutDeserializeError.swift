// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoLayoutDeserializeError`. <https://docs.gtk.org/Pango/error.LayoutDeserializeError.html>
public enum LayoutDeserializeError: ErrorCode, ValueConvertible {
    /// `PANGO_LAYOUT_DESERIALIZE_INVALID`.
    case invalid
    /// `PANGO_LAYOUT_DESERIALIZE_INVALID_VALUE`.
    case invalidValue
    /// `PANGO_LAYOUT_DESERIALIZE_MISSING_VALUE`.
    case missingValue
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .invalidValue
        case 2: self = .missingValue
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .invalidValue: 1
        case .missingValue: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .invalidValue, .missingValue] }
    public static var gtype: UInt { pango_layout_deserialize_error_get_type() }
    public static var domain: String { "pango-layout-deserialize-error-quark" }
}
