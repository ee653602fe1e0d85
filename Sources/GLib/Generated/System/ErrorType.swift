// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GErrorType`. <https://docs.gtk.org/glib/enum.ErrorType.html>
public enum ErrorType: Int32, Enumeration {
    /// `G_ERR_UNKNOWN`.
    case unknown = 0
    /// `G_ERR_UNEXP_EOF`.
    case unexpEof = 1
    /// `G_ERR_UNEXP_EOF_IN_STRING`.
    case unexpEofInString = 2
    /// `G_ERR_UNEXP_EOF_IN_COMMENT`.
    case unexpEofInComment = 3
    /// `G_ERR_NON_DIGIT_IN_CONST`.
    case nonDigitInConst = 4
    /// `G_ERR_DIGIT_RADIX`.
    case digitRadix = 5
    /// `G_ERR_FLOAT_RADIX`.
    case floatRadix = 6
    /// `G_ERR_FLOAT_MALFORMED`.
    case floatMalformed = 7
}
