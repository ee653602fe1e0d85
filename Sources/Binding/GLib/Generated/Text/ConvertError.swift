// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GConvertError`. <https://docs.gtk.org/glib/error.ConvertError.html>
public enum ConvertError: ErrorCode {
    /// `G_CONVERT_ERROR_NO_CONVERSION`.
    case noConversion
    /// `G_CONVERT_ERROR_ILLEGAL_SEQUENCE`.
    case illegalSequence
    /// `G_CONVERT_ERROR_FAILED`.
    case failed
    /// `G_CONVERT_ERROR_PARTIAL_INPUT`.
    case partialInput
    /// `G_CONVERT_ERROR_BAD_URI`.
    case badUri
    /// `G_CONVERT_ERROR_NOT_ABSOLUTE_PATH`.
    case notAbsolutePath
    /// `G_CONVERT_ERROR_NO_MEMORY`.
    case noMemory
    /// `G_CONVERT_ERROR_EMBEDDED_NUL`.
    case embeddedNul
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noConversion
        case 1: self = .illegalSequence
        case 2: self = .failed
        case 3: self = .partialInput
        case 4: self = .badUri
        case 5: self = .notAbsolutePath
        case 6: self = .noMemory
        case 7: self = .embeddedNul
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .noConversion: 0
        case .illegalSequence: 1
        case .failed: 2
        case .partialInput: 3
        case .badUri: 4
        case .notAbsolutePath: 5
        case .noMemory: 6
        case .embeddedNul: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.noConversion, .illegalSequence, .failed, .partialInput, .badUri, .notAbsolutePath, .noMemory, .embeddedNul] }
    public static var domain: String { "g_convert_error" }
}
