// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GVariantParseError`. <https://docs.gtk.org/glib/error.VariantParseError.html>
public enum VariantParseError: Int32, ErrorCode {
    /// `G_VARIANT_PARSE_ERROR_FAILED`.
    case failed = 0
    /// `G_VARIANT_PARSE_ERROR_BASIC_TYPE_EXPECTED`.
    case basicTypeExpected = 1
    /// `G_VARIANT_PARSE_ERROR_CANNOT_INFER_TYPE`.
    case cannotInferType = 2
    /// `G_VARIANT_PARSE_ERROR_DEFINITE_TYPE_EXPECTED`.
    case definiteTypeExpected = 3
    /// `G_VARIANT_PARSE_ERROR_INPUT_NOT_AT_END`.
    case inputNotAtEnd = 4
    /// `G_VARIANT_PARSE_ERROR_INVALID_CHARACTER`.
    case invalidCharacter = 5
    /// `G_VARIANT_PARSE_ERROR_INVALID_FORMAT_STRING`.
    case invalidFormatString = 6
    /// `G_VARIANT_PARSE_ERROR_INVALID_OBJECT_PATH`.
    case invalidObjectPath = 7
    /// `G_VARIANT_PARSE_ERROR_INVALID_SIGNATURE`.
    case invalidSignature = 8
    /// `G_VARIANT_PARSE_ERROR_INVALID_TYPE_STRING`.
    case invalidTypeString = 9
    /// `G_VARIANT_PARSE_ERROR_NO_COMMON_TYPE`.
    case noCommonType = 10
    /// `G_VARIANT_PARSE_ERROR_NUMBER_OUT_OF_RANGE`.
    case numberOutOfRange = 11
    /// `G_VARIANT_PARSE_ERROR_NUMBER_TOO_BIG`.
    case numberTooBig = 12
    /// `G_VARIANT_PARSE_ERROR_TYPE_ERROR`.
    case typeError = 13
    /// `G_VARIANT_PARSE_ERROR_UNEXPECTED_TOKEN`.
    case unexpectedToken = 14
    /// `G_VARIANT_PARSE_ERROR_UNKNOWN_KEYWORD`.
    case unknownKeyword = 15
    /// `G_VARIANT_PARSE_ERROR_UNTERMINATED_STRING_CONSTANT`.
    case unterminatedStringConstant = 16
    /// `G_VARIANT_PARSE_ERROR_VALUE_EXPECTED`.
    case valueExpected = 17
    /// `G_VARIANT_PARSE_ERROR_RECURSION`.
    case recursion = 18
    public static var domain: String { "g-variant-parse-error-quark" }
}
