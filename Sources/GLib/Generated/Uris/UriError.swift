// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUriError`. <https://docs.gtk.org/glib/error.UriError.html>
public enum UriError: Int32, ErrorCode {
    /// `G_URI_ERROR_FAILED`.
    case failed = 0
    /// `G_URI_ERROR_BAD_SCHEME`.
    case badScheme = 1
    /// `G_URI_ERROR_BAD_USER`.
    case badUser = 2
    /// `G_URI_ERROR_BAD_PASSWORD`.
    case badPassword = 3
    /// `G_URI_ERROR_BAD_AUTH_PARAMS`.
    case badAuthParams = 4
    /// `G_URI_ERROR_BAD_HOST`.
    case badHost = 5
    /// `G_URI_ERROR_BAD_PORT`.
    case badPort = 6
    /// `G_URI_ERROR_BAD_PATH`.
    case badPath = 7
    /// `G_URI_ERROR_BAD_QUERY`.
    case badQuery = 8
    /// `G_URI_ERROR_BAD_FRAGMENT`.
    case badFragment = 9
    public static var domain: String { "g-uri-quark" }
}
