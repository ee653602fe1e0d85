// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUriFlags`. <https://docs.gtk.org/glib/flags.UriFlags.html>
public struct UriFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_URI_FLAGS_PARSE_RELAXED`.
    public static let parseRelaxed = Self(rawValue: 1)
    /// `G_URI_FLAGS_HAS_PASSWORD`.
    public static let hasPassword = Self(rawValue: 2)
    /// `G_URI_FLAGS_HAS_AUTH_PARAMS`.
    public static let hasAuthParams = Self(rawValue: 4)
    /// `G_URI_FLAGS_ENCODED`.
    public static let encoded = Self(rawValue: 8)
    /// `G_URI_FLAGS_NON_DNS`.
    public static let nonDns = Self(rawValue: 16)
    /// `G_URI_FLAGS_ENCODED_QUERY`.
    public static let encodedQuery = Self(rawValue: 32)
    /// `G_URI_FLAGS_ENCODED_PATH`.
    public static let encodedPath = Self(rawValue: 64)
    /// `G_URI_FLAGS_ENCODED_FRAGMENT`.
    public static let encodedFragment = Self(rawValue: 128)
    /// `G_URI_FLAGS_SCHEME_NORMALIZE`.
    public static let schemeNormalize = Self(rawValue: 256)
}
