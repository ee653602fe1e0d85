// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GResourceError`. <https://docs.gtk.org/gio/error.ResourceError.html>
public enum ResourceError: Int32, ErrorCode, ValueConvertible {
    /// `G_RESOURCE_ERROR_NOT_FOUND`.
    case notFound = 0
    /// `G_RESOURCE_ERROR_INTERNAL`.
    case `internal` = 1
    public static var gtype: UInt { g_resource_error_get_type() }
    public static var domain: String { "g-resource-error-quark" }
}
