// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GKeyFileError`. <https://docs.gtk.org/glib/error.KeyFileError.html>
public enum KeyFileError: Int32, ErrorCode {
    /// `G_KEY_FILE_ERROR_UNKNOWN_ENCODING`.
    case unknownEncoding = 0
    /// `G_KEY_FILE_ERROR_PARSE`.
    case parse = 1
    /// `G_KEY_FILE_ERROR_NOT_FOUND`.
    case notFound = 2
    /// `G_KEY_FILE_ERROR_KEY_NOT_FOUND`.
    case keyNotFound = 3
    /// `G_KEY_FILE_ERROR_GROUP_NOT_FOUND`.
    case groupNotFound = 4
    /// `G_KEY_FILE_ERROR_INVALID_VALUE`.
    case invalidValue = 5
    public static var domain: String { "g-key-file-error-quark" }
}
