// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUnicodeType`. <https://docs.gtk.org/glib/enum.UnicodeType.html>
public enum UnicodeType: Int32, Enumeration {
    /// `G_UNICODE_CONTROL`.
    case control = 0
    /// `G_UNICODE_FORMAT`.
    case format = 1
    /// `G_UNICODE_UNASSIGNED`.
    case unassigned = 2
    /// `G_UNICODE_PRIVATE_USE`.
    case privateUse = 3
    /// `G_UNICODE_SURROGATE`.
    case surrogate = 4
    /// `G_UNICODE_LOWERCASE_LETTER`.
    case lowercaseLetter = 5
    /// `G_UNICODE_MODIFIER_LETTER`.
    case modifierLetter = 6
    /// `G_UNICODE_OTHER_LETTER`.
    case otherLetter = 7
    /// `G_UNICODE_TITLECASE_LETTER`.
    case titlecaseLetter = 8
    /// `G_UNICODE_UPPERCASE_LETTER`.
    case uppercaseLetter = 9
    /// `G_UNICODE_SPACING_MARK`.
    case spacingMark = 10
    /// `G_UNICODE_ENCLOSING_MARK`.
    case enclosingMark = 11
    /// `G_UNICODE_NON_SPACING_MARK`.
    case nonSpacingMark = 12
    /// `G_UNICODE_DECIMAL_NUMBER`.
    case decimalNumber = 13
    /// `G_UNICODE_LETTER_NUMBER`.
    case letterNumber = 14
    /// `G_UNICODE_OTHER_NUMBER`.
    case otherNumber = 15
    /// `G_UNICODE_CONNECT_PUNCTUATION`.
    case connectPunctuation = 16
    /// `G_UNICODE_DASH_PUNCTUATION`.
    case dashPunctuation = 17
    /// `G_UNICODE_CLOSE_PUNCTUATION`.
    case closePunctuation = 18
    /// `G_UNICODE_FINAL_PUNCTUATION`.
    case finalPunctuation = 19
    /// `G_UNICODE_INITIAL_PUNCTUATION`.
    case initialPunctuation = 20
    /// `G_UNICODE_OTHER_PUNCTUATION`.
    case otherPunctuation = 21
    /// `G_UNICODE_OPEN_PUNCTUATION`.
    case openPunctuation = 22
    /// `G_UNICODE_CURRENCY_SYMBOL`.
    case currencySymbol = 23
    /// `G_UNICODE_MODIFIER_SYMBOL`.
    case modifierSymbol = 24
    /// `G_UNICODE_MATH_SYMBOL`.
    case mathSymbol = 25
    /// `G_UNICODE_OTHER_SYMBOL`.
    case otherSymbol = 26
    /// `G_UNICODE_LINE_SEPARATOR`.
    case lineSeparator = 27
    /// `G_UNICODE_PARAGRAPH_SEPARATOR`.
    case paragraphSeparator = 28
    /// `G_UNICODE_SPACE_SEPARATOR`.
    case spaceSeparator = 29
}
