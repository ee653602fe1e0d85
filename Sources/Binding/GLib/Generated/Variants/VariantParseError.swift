// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GVariantParseError`. <https://docs.gtk.org/glib/error.VariantParseError.html>
public enum VariantParseError: ErrorCode {
    /// `G_VARIANT_PARSE_ERROR_FAILED`.
    case failed
    /// `G_VARIANT_PARSE_ERROR_BASIC_TYPE_EXPECTED`.
    case basicTypeExpected
    /// `G_VARIANT_PARSE_ERROR_CANNOT_INFER_TYPE`.
    case cannotInferType
    /// `G_VARIANT_PARSE_ERROR_DEFINITE_TYPE_EXPECTED`.
    case definiteTypeExpected
    /// `G_VARIANT_PARSE_ERROR_INPUT_NOT_AT_END`.
    case inputNotAtEnd
    /// `G_VARIANT_PARSE_ERROR_INVALID_CHARACTER`.
    case invalidCharacter
    /// `G_VARIANT_PARSE_ERROR_INVALID_FORMAT_STRING`.
    case invalidFormatString
    /// `G_VARIANT_PARSE_ERROR_INVALID_OBJECT_PATH`.
    case invalidObjectPath
    /// `G_VARIANT_PARSE_ERROR_INVALID_SIGNATURE`.
    case invalidSignature
    /// `G_VARIANT_PARSE_ERROR_INVALID_TYPE_STRING`.
    case invalidTypeString
    /// `G_VARIANT_PARSE_ERROR_NO_COMMON_TYPE`.
    case noCommonType
    /// `G_VARIANT_PARSE_ERROR_NUMBER_OUT_OF_RANGE`.
    case numberOutOfRange
    /// `G_VARIANT_PARSE_ERROR_NUMBER_TOO_BIG`.
    case numberTooBig
    /// `G_VARIANT_PARSE_ERROR_TYPE_ERROR`.
    case typeError
    /// `G_VARIANT_PARSE_ERROR_UNEXPECTED_TOKEN`.
    case unexpectedToken
    /// `G_VARIANT_PARSE_ERROR_UNKNOWN_KEYWORD`.
    case unknownKeyword
    /// `G_VARIANT_PARSE_ERROR_UNTERMINATED_STRING_CONSTANT`.
    case unterminatedStringConstant
    /// `G_VARIANT_PARSE_ERROR_VALUE_EXPECTED`.
    case valueExpected
    /// `G_VARIANT_PARSE_ERROR_RECURSION`.
    case recursion
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .basicTypeExpected
        case 2: self = .cannotInferType
        case 3: self = .definiteTypeExpected
        case 4: self = .inputNotAtEnd
        case 5: self = .invalidCharacter
        case 6: self = .invalidFormatString
        case 7: self = .invalidObjectPath
        case 8: self = .invalidSignature
        case 9: self = .invalidTypeString
        case 10: self = .noCommonType
        case 11: self = .numberOutOfRange
        case 12: self = .numberTooBig
        case 13: self = .typeError
        case 14: self = .unexpectedToken
        case 15: self = .unknownKeyword
        case 16: self = .unterminatedStringConstant
        case 17: self = .valueExpected
        case 18: self = .recursion
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .basicTypeExpected: 1
        case .cannotInferType: 2
        case .definiteTypeExpected: 3
        case .inputNotAtEnd: 4
        case .invalidCharacter: 5
        case .invalidFormatString: 6
        case .invalidObjectPath: 7
        case .invalidSignature: 8
        case .invalidTypeString: 9
        case .noCommonType: 10
        case .numberOutOfRange: 11
        case .numberTooBig: 12
        case .typeError: 13
        case .unexpectedToken: 14
        case .unknownKeyword: 15
        case .unterminatedStringConstant: 16
        case .valueExpected: 17
        case .recursion: 18
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.failed, .basicTypeExpected, .cannotInferType, .definiteTypeExpected, .inputNotAtEnd, .invalidCharacter, .invalidFormatString, .invalidObjectPath, .invalidSignature, .invalidTypeString, .noCommonType, .numberOutOfRange, .numberTooBig, .typeError, .unexpectedToken, .unknownKeyword, .unterminatedStringConstant, .valueExpected, .recursion] }
    public static var domain: String { "g-variant-parse-error-quark" }
}
