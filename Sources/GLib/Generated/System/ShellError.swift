// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GShellError`. <https://docs.gtk.org/glib/error.ShellError.html>
public enum ShellError: Int32, ErrorCode {
    /// `G_SHELL_ERROR_BAD_QUOTING`.
    case badQuoting = 0
    /// `G_SHELL_ERROR_EMPTY_STRING`.
    case emptyString = 1
    /// `G_SHELL_ERROR_FAILED`.
    case failed = 2
    public static var domain: String { "g-shell-error-quark" }
}
