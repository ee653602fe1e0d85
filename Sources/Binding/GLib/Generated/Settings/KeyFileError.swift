// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GKeyFileError`. <https://docs.gtk.org/glib/error.KeyFileError.html>
public enum KeyFileError: ErrorCode {
    /// `G_KEY_FILE_ERROR_UNKNOWN_ENCODING`.
    case unknownEncoding
    /// `G_KEY_FILE_ERROR_PARSE`.
    case parse
    /// `G_KEY_FILE_ERROR_NOT_FOUND`.
    case notFound
    /// `G_KEY_FILE_ERROR_KEY_NOT_FOUND`.
    case keyNotFound
    /// `G_KEY_FILE_ERROR_GROUP_NOT_FOUND`.
    case groupNotFound
    /// `G_KEY_FILE_ERROR_INVALID_VALUE`.
    case invalidValue
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknownEncoding
        case 1: self = .parse
        case 2: self = .notFound
        case 3: self = .keyNotFound
        case 4: self = .groupNotFound
        case 5: self = .invalidValue
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknownEncoding: 0
        case .parse: 1
        case .notFound: 2
        case .keyNotFound: 3
        case .groupNotFound: 4
        case .invalidValue: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknownEncoding, .parse, .notFound, .keyNotFound, .groupNotFound, .invalidValue] }
    public static var domain: String { "g-key-file-error-quark" }
}
