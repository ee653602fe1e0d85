// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUriHideFlags`. <https://docs.gtk.org/glib/flags.UriHideFlags.html>
public struct UriHideFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_URI_HIDE_USERINFO`.
    public static let userinfo = Self(rawValue: 1)
    /// `G_URI_HIDE_PASSWORD`.
    public static let password = Self(rawValue: 2)
    /// `G_URI_HIDE_AUTH_PARAMS`.
    public static let authParams = Self(rawValue: 4)
    /// `G_URI_HIDE_QUERY`.
    public static let query = Self(rawValue: 8)
    /// `G_URI_HIDE_FRAGMENT`.
    public static let fragment = Self(rawValue: 16)
}
