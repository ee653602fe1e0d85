// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GNumberParserError`. <https://docs.gtk.org/glib/error.NumberParserError.html>
public enum NumberParserError: Int32, ErrorCode {
    /// `G_NUMBER_PARSER_ERROR_INVALID`.
    case invalid = 0
    /// `G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS`.
    case outOfBounds = 1
    public static var domain: String { "g-number-parser-error-quark" }
}
