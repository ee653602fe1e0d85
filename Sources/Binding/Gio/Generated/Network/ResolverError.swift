// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GResolverError`. <https://docs.gtk.org/gio/error.ResolverError.html>
public enum ResolverError: ErrorCode, ValueConvertible {
    /// `G_RESOLVER_ERROR_NOT_FOUND`.
    case notFound
    /// `G_RESOLVER_ERROR_TEMPORARY_FAILURE`.
    case temporaryFailure
    /// `G_RESOLVER_ERROR_INTERNAL`.
    case `internal`
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .temporaryFailure
        case 2: self = .`internal`
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .temporaryFailure: 1
        case .`internal`: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.notFound, .temporaryFailure, .`internal`] }
    public static var gtype: UInt { g_resolver_error_get_type() }
    public static var domain: String { "g-resolver-error-quark" }
}
