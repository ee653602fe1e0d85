// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GResolverError`. <https://docs.gtk.org/gio/error.ResolverError.html>
public enum ResolverError: Int32, ErrorCode, ValueConvertible {
    /// `G_RESOLVER_ERROR_NOT_FOUND`.
    case notFound = 0
    /// `G_RESOLVER_ERROR_TEMPORARY_FAILURE`.
    case temporaryFailure = 1
    /// `G_RESOLVER_ERROR_INTERNAL`.
    case `internal` = 2
    public static var gtype: UInt { g_resolver_error_get_type() }
    public static var domain: String { "g-resolver-error-quark" }
}
