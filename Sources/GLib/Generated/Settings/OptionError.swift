// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GOptionError`. <https://docs.gtk.org/glib/error.OptionError.html>
public enum OptionError: Int32, ErrorCode {
    /// `G_OPTION_ERROR_UNKNOWN_OPTION`.
    case unknownOption = 0
    /// `G_OPTION_ERROR_BAD_VALUE`.
    case badValue = 1
    /// `G_OPTION_ERROR_FAILED`.
    case failed = 2
    public static var domain: String { "g-option-context-error-quark" }
}
