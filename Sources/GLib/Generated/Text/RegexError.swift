// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GRegexError`. <https://docs.gtk.org/glib/error.RegexError.html>
public enum RegexError: Int32, ErrorCode {
    /// `G_REGEX_ERROR_COMPILE`.
    case compile = 0
    /// `G_REGEX_ERROR_OPTIMIZE`.
    case optimize = 1
    /// `G_REGEX_ERROR_REPLACE`.
    case replace = 2
    /// `G_REGEX_ERROR_MATCH`.
    case match = 3
    /// `G_REGEX_ERROR_INTERNAL`.
    case `internal` = 4
    /// `G_REGEX_ERROR_STRAY_BACKSLASH`.
    case strayBackslash = 101
    /// `G_REGEX_ERROR_MISSING_CONTROL_CHAR`.
    case missingControlChar = 102
    /// `G_REGEX_ERROR_UNRECOGNIZED_ESCAPE`.
    case unrecognizedEscape = 103
    /// `G_REGEX_ERROR_QUANTIFIERS_OUT_OF_ORDER`.
    case quantifiersOutOfOrder = 104
    /// `G_REGEX_ERROR_QUANTIFIER_TOO_BIG`.
    case quantifierTooBig = 105
    /// `G_REGEX_ERROR_UNTERMINATED_CHARACTER_CLASS`.
    case unterminatedCharacterClass = 106
    /// `G_REGEX_ERROR_INVALID_ESCAPE_IN_CHARACTER_CLASS`.
    case invalidEscapeInCharacterClass = 107
    /// `G_REGEX_ERROR_RANGE_OUT_OF_ORDER`.
    case rangeOutOfOrder = 108
    /// `G_REGEX_ERROR_NOTHING_TO_REPEAT`.
    case nothingToRepeat = 109
    /// `G_REGEX_ERROR_UNRECOGNIZED_CHARACTER`.
    case unrecognizedCharacter = 112
    /// `G_REGEX_ERROR_POSIX_NAMED_CLASS_OUTSIDE_CLASS`.
    case posixNamedClassOutsideClass = 113
    /// `G_REGEX_ERROR_UNMATCHED_PARENTHESIS`.
    case unmatchedParenthesis = 114
    /// `G_REGEX_ERROR_INEXISTENT_SUBPATTERN_REFERENCE`.
    case inexistentSubpatternReference = 115
    /// `G_REGEX_ERROR_UNTERMINATED_COMMENT`.
    case unterminatedComment = 118
    /// `G_REGEX_ERROR_EXPRESSION_TOO_LARGE`.
    case expressionTooLarge = 120
    /// `G_REGEX_ERROR_MEMORY_ERROR`.
    case memoryError = 121
    /// `G_REGEX_ERROR_VARIABLE_LENGTH_LOOKBEHIND`.
    case variableLengthLookbehind = 125
    /// `G_REGEX_ERROR_MALFORMED_CONDITION`.
    case malformedCondition = 126
    /// `G_REGEX_ERROR_TOO_MANY_CONDITIONAL_BRANCHES`.
    case tooManyConditionalBranches = 127
    /// `G_REGEX_ERROR_ASSERTION_EXPECTED`.
    case assertionExpected = 128
    /// `G_REGEX_ERROR_UNKNOWN_POSIX_CLASS_NAME`.
    case unknownPosixClassName = 130
    /// `G_REGEX_ERROR_POSIX_COLLATING_ELEMENTS_NOT_SUPPORTED`.
    case posixCollatingElementsNotSupported = 131
    /// `G_REGEX_ERROR_HEX_CODE_TOO_LARGE`.
    case hexCodeTooLarge = 134
    /// `G_REGEX_ERROR_INVALID_CONDITION`.
    case invalidCondition = 135
    /// `G_REGEX_ERROR_SINGLE_BYTE_MATCH_IN_LOOKBEHIND`.
    case singleByteMatchInLookbehind = 136
    /// `G_REGEX_ERROR_INFINITE_LOOP`.
    case infiniteLoop = 140
    /// `G_REGEX_ERROR_MISSING_SUBPATTERN_NAME_TERMINATOR`.
    case missingSubpatternNameTerminator = 142
    /// `G_REGEX_ERROR_DUPLICATE_SUBPATTERN_NAME`.
    case duplicateSubpatternName = 143
    /// `G_REGEX_ERROR_MALFORMED_PROPERTY`.
    case malformedProperty = 146
    /// `G_REGEX_ERROR_UNKNOWN_PROPERTY`.
    case unknownProperty = 147
    /// `G_REGEX_ERROR_SUBPATTERN_NAME_TOO_LONG`.
    case subpatternNameTooLong = 148
    /// `G_REGEX_ERROR_TOO_MANY_SUBPATTERNS`.
    case tooManySubpatterns = 149
    /// `G_REGEX_ERROR_INVALID_OCTAL_VALUE`.
    case invalidOctalValue = 151
    /// `G_REGEX_ERROR_TOO_MANY_BRANCHES_IN_DEFINE`.
    case tooManyBranchesInDefine = 154
    /// `G_REGEX_ERROR_DEFINE_REPETION`.
    case defineRepetion = 155
    /// `G_REGEX_ERROR_INCONSISTENT_NEWLINE_OPTIONS`.
    case inconsistentNewlineOptions = 156
    /// `G_REGEX_ERROR_MISSING_BACK_REFERENCE`.
    case missingBackReference = 157
    /// `G_REGEX_ERROR_INVALID_RELATIVE_REFERENCE`.
    case invalidRelativeReference = 158
    /// `G_REGEX_ERROR_BACKTRACKING_CONTROL_VERB_ARGUMENT_FORBIDDEN`.
    case backtrackingControlVerbArgumentForbidden = 159
    /// `G_REGEX_ERROR_UNKNOWN_BACKTRACKING_CONTROL_VERB`.
    case unknownBacktrackingControlVerb = 160
    /// `G_REGEX_ERROR_NUMBER_TOO_BIG`.
    case numberTooBig = 161
    /// `G_REGEX_ERROR_MISSING_SUBPATTERN_NAME`.
    case missingSubpatternName = 162
    /// `G_REGEX_ERROR_MISSING_DIGIT`.
    case missingDigit = 163
    /// `G_REGEX_ERROR_INVALID_DATA_CHARACTER`.
    case invalidDataCharacter = 164
    /// `G_REGEX_ERROR_EXTRA_SUBPATTERN_NAME`.
    case extraSubpatternName = 165
    /// `G_REGEX_ERROR_BACKTRACKING_CONTROL_VERB_ARGUMENT_REQUIRED`.
    case backtrackingControlVerbArgumentRequired = 166
    /// `G_REGEX_ERROR_INVALID_CONTROL_CHAR`.
    case invalidControlChar = 168
    /// `G_REGEX_ERROR_MISSING_NAME`.
    case missingName = 169
    /// `G_REGEX_ERROR_NOT_SUPPORTED_IN_CLASS`.
    case notSupportedInClass = 171
    /// `G_REGEX_ERROR_TOO_MANY_FORWARD_REFERENCES`.
    case tooManyForwardReferences = 172
    /// `G_REGEX_ERROR_NAME_TOO_LONG`.
    case nameTooLong = 175
    /// `G_REGEX_ERROR_CHARACTER_VALUE_TOO_LARGE`.
    case characterValueTooLarge = 176
    public static var domain: String { "g-regex-error-quark" }
}
