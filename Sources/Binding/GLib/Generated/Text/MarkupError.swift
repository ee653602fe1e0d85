// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GMarkupError`. <https://docs.gtk.org/glib/error.MarkupError.html>
public enum MarkupError: ErrorCode {
    /// `G_MARKUP_ERROR_BAD_UTF8`.
    case badUtf8
    /// `G_MARKUP_ERROR_EMPTY`.
    case empty
    /// `G_MARKUP_ERROR_PARSE`.
    case parse
    /// `G_MARKUP_ERROR_UNKNOWN_ELEMENT`.
    case unknownElement
    /// `G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE`.
    case unknownAttribute
    /// `G_MARKUP_ERROR_INVALID_CONTENT`.
    case invalidContent
    /// `G_MARKUP_ERROR_MISSING_ATTRIBUTE`.
    case missingAttribute
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .badUtf8
        case 1: self = .empty
        case 2: self = .parse
        case 3: self = .unknownElement
        case 4: self = .unknownAttribute
        case 5: self = .invalidContent
        case 6: self = .missingAttribute
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .badUtf8: 0
        case .empty: 1
        case .parse: 2
        case .unknownElement: 3
        case .unknownAttribute: 4
        case .invalidContent: 5
        case .missingAttribute: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.badUtf8, .empty, .parse, .unknownElement, .unknownAttribute, .invalidContent, .missingAttribute] }
    public static var domain: String { "g-markup-error-quark" }
}
