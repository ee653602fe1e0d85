// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GShellError`. <https://docs.gtk.org/glib/error.ShellError.html>
public enum ShellError: ErrorCode {
    /// `G_SHELL_ERROR_BAD_QUOTING`.
    case badQuoting
    /// `G_SHELL_ERROR_EMPTY_STRING`.
    case emptyString
    /// `G_SHELL_ERROR_FAILED`.
    case failed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .badQuoting
        case 1: self = .emptyString
        case 2: self = .failed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .badQuoting: 0
        case .emptyString: 1
        case .failed: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.badQuoting, .emptyString, .failed] }
    public static var domain: String { "g-shell-error-quark" }
}
