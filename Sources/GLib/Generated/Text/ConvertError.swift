// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GConvertError`. <https://docs.gtk.org/glib/error.ConvertError.html>
public enum ConvertError: Int32, ErrorCode {
    /// `G_CONVERT_ERROR_NO_CONVERSION`.
    case noConversion = 0
    /// `G_CONVERT_ERROR_ILLEGAL_SEQUENCE`.
    case illegalSequence = 1
    /// `G_CONVERT_ERROR_FAILED`.
    case failed = 2
    /// `G_CONVERT_ERROR_PARTIAL_INPUT`.
    case partialInput = 3
    /// `G_CONVERT_ERROR_BAD_URI`.
    case badUri = 4
    /// `G_CONVERT_ERROR_NOT_ABSOLUTE_PATH`.
    case notAbsolutePath = 5
    /// `G_CONVERT_ERROR_NO_MEMORY`.
    case noMemory = 6
    /// `G_CONVERT_ERROR_EMBEDDED_NUL`.
    case embeddedNul = 7
    public static var domain: String { "g_convert_error" }
}
