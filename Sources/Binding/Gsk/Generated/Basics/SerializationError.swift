// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Pango

/// `GskSerializationError`. <https://docs.gtk.org/gsk4/error.SerializationError.html>
public enum SerializationError: ErrorCode, ValueConvertible {
    /// `GSK_SERIALIZATION_UNSUPPORTED_FORMAT`.
    case unsupportedFormat
    /// `GSK_SERIALIZATION_UNSUPPORTED_VERSION`.
    case unsupportedVersion
    /// `GSK_SERIALIZATION_INVALID_DATA`.
    case invalidData
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unsupportedFormat
        case 1: self = .unsupportedVersion
        case 2: self = .invalidData
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unsupportedFormat: 0
        case .unsupportedVersion: 1
        case .invalidData: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unsupportedFormat, .unsupportedVersion, .invalidData] }
    public static var gtype: UInt { gsk_serialization_error_get_type() }
    public static var domain: String { "gsk-serialization-error-quark" }
}
