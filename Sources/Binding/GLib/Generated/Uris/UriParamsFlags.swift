// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUriParamsFlags`. <https://docs.gtk.org/glib/flags.UriParamsFlags.html>
public struct UriParamsFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_URI_PARAMS_CASE_INSENSITIVE`.
    public static let caseInsensitive = Self(rawValue: 1)
    /// `G_URI_PARAMS_WWW_FORM`.
    public static let wwwForm = Self(rawValue: 2)
    /// `G_URI_PARAMS_PARSE_RELAXED`.
    public static let parseRelaxed = Self(rawValue: 4)
}
