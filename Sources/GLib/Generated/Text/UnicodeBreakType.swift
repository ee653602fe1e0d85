// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUnicodeBreakType`. <https://docs.gtk.org/glib/enum.UnicodeBreakType.html>
public enum UnicodeBreakType: Int32, Enumeration {
    /// `G_UNICODE_BREAK_MANDATORY`.
    case mandatory = 0
    /// `G_UNICODE_BREAK_CARRIAGE_RETURN`.
    case carriageReturn = 1
    /// `G_UNICODE_BREAK_LINE_FEED`.
    case lineFeed = 2
    /// `G_UNICODE_BREAK_COMBINING_MARK`.
    case combiningMark = 3
    /// `G_UNICODE_BREAK_SURROGATE`.
    case surrogate = 4
    /// `G_UNICODE_BREAK_ZERO_WIDTH_SPACE`.
    case zeroWidthSpace = 5
    /// `G_UNICODE_BREAK_INSEPARABLE`.
    case inseparable = 6
    /// `G_UNICODE_BREAK_NON_BREAKING_GLUE`.
    case nonBreakingGlue = 7
    /// `G_UNICODE_BREAK_CONTINGENT`.
    case contingent = 8
    /// `G_UNICODE_BREAK_SPACE`.
    case space = 9
    /// `G_UNICODE_BREAK_AFTER`.
    case after = 10
    /// `G_UNICODE_BREAK_BEFORE`.
    case before = 11
    /// `G_UNICODE_BREAK_BEFORE_AND_AFTER`.
    case beforeAndAfter = 12
    /// `G_UNICODE_BREAK_HYPHEN`.
    case hyphen = 13
    /// `G_UNICODE_BREAK_NON_STARTER`.
    case nonStarter = 14
    /// `G_UNICODE_BREAK_OPEN_PUNCTUATION`.
    case openPunctuation = 15
    /// `G_UNICODE_BREAK_CLOSE_PUNCTUATION`.
    case closePunctuation = 16
    /// `G_UNICODE_BREAK_QUOTATION`.
    case quotation = 17
    /// `G_UNICODE_BREAK_EXCLAMATION`.
    case exclamation = 18
    /// `G_UNICODE_BREAK_IDEOGRAPHIC`.
    case ideographic = 19
    /// `G_UNICODE_BREAK_NUMERIC`.
    case numeric = 20
    /// `G_UNICODE_BREAK_INFIX_SEPARATOR`.
    case infixSeparator = 21
    /// `G_UNICODE_BREAK_SYMBOL`.
    case symbol = 22
    /// `G_UNICODE_BREAK_ALPHABETIC`.
    case alphabetic = 23
    /// `G_UNICODE_BREAK_PREFIX`.
    case prefix = 24
    /// `G_UNICODE_BREAK_POSTFIX`.
    case postfix = 25
    /// `G_UNICODE_BREAK_COMPLEX_CONTEXT`.
    case complexContext = 26
    /// `G_UNICODE_BREAK_AMBIGUOUS`.
    case ambiguous = 27
    /// `G_UNICODE_BREAK_UNKNOWN`.
    case unknown = 28
    /// `G_UNICODE_BREAK_NEXT_LINE`.
    case nextLine = 29
    /// `G_UNICODE_BREAK_WORD_JOINER`.
    case wordJoiner = 30
    /// `G_UNICODE_BREAK_HANGUL_L_JAMO`.
    case hangulLJamo = 31
    /// `G_UNICODE_BREAK_HANGUL_V_JAMO`.
    case hangulVJamo = 32
    /// `G_UNICODE_BREAK_HANGUL_T_JAMO`.
    case hangulTJamo = 33
    /// `G_UNICODE_BREAK_HANGUL_LV_SYLLABLE`.
    case hangulLvSyllable = 34
    /// `G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE`.
    case hangulLvtSyllable = 35
    /// `G_UNICODE_BREAK_CLOSE_PARANTHESIS`.
    case closeParanthesis = 36
    /// `G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER`.
    case conditionalJapaneseStarter = 37
    /// `G_UNICODE_BREAK_HEBREW_LETTER`.
    case hebrewLetter = 38
    /// `G_UNICODE_BREAK_REGIONAL_INDICATOR`.
    case regionalIndicator = 39
    /// `G_UNICODE_BREAK_EMOJI_BASE`.
    case emojiBase = 40
    /// `G_UNICODE_BREAK_EMOJI_MODIFIER`.
    case emojiModifier = 41
    /// `G_UNICODE_BREAK_ZERO_WIDTH_JOINER`.
    case zeroWidthJoiner = 42
    /// `G_UNICODE_BREAK_CLOSE_PARENTHESIS`.
    public static var closeParenthesis: Self { .closeParanthesis }
}
