// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GMarkupError`. <https://docs.gtk.org/glib/error.MarkupError.html>
public enum MarkupError: Int32, ErrorCode {
    /// `G_MARKUP_ERROR_BAD_UTF8`.
    case badUtf8 = 0
    /// `G_MARKUP_ERROR_EMPTY`.
    case empty = 1
    /// `G_MARKUP_ERROR_PARSE`.
    case parse = 2
    /// `G_MARKUP_ERROR_UNKNOWN_ELEMENT`.
    case unknownElement = 3
    /// `G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE`.
    case unknownAttribute = 4
    /// `G_MARKUP_ERROR_INVALID_CONTENT`.
    case invalidContent = 5
    /// `G_MARKUP_ERROR_MISSING_ATTRIBUTE`.
    case missingAttribute = 6
    public static var domain: String { "g-markup-error-quark" }
}
