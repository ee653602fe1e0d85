// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GOptionError`. <https://docs.gtk.org/glib/error.OptionError.html>
public enum OptionError: ErrorCode {
    /// `G_OPTION_ERROR_UNKNOWN_OPTION`.
    case unknownOption
    /// `G_OPTION_ERROR_BAD_VALUE`.
    case badValue
    /// `G_OPTION_ERROR_FAILED`.
    case failed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknownOption
        case 1: self = .badValue
        case 2: self = .failed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknownOption: 0
        case .badValue: 1
        case .failed: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknownOption, .badValue, .failed] }
    public static var domain: String { "g-option-context-error-quark" }
}
