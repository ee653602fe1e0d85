// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GResourceError`. <https://docs.gtk.org/gio/error.ResourceError.html>
public enum ResourceError: ErrorCode, ValueConvertible {
    /// `G_RESOURCE_ERROR_NOT_FOUND`.
    case notFound
    /// `G_RESOURCE_ERROR_INTERNAL`.
    case `internal`
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .`internal`
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .`internal`: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.notFound, .`internal`] }
    public static var gtype: UInt { g_resource_error_get_type() }
    public static var domain: String { "g-resource-error-quark" }
}
