// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GNumberParserError`. <https://docs.gtk.org/glib/error.NumberParserError.html>
public enum NumberParserError: ErrorCode {
    /// `G_NUMBER_PARSER_ERROR_INVALID`.
    case invalid
    /// `G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS`.
    case outOfBounds
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .outOfBounds
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .outOfBounds: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .outOfBounds] }
    public static var domain: String { "g-number-parser-error-quark" }
}
