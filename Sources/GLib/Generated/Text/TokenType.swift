// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTokenType`. <https://docs.gtk.org/glib/enum.TokenType.html>
public enum TokenType: Int32, Enumeration {
    /// `G_TOKEN_EOF`.
    case eof = 0
    /// `G_TOKEN_LEFT_PAREN`.
    case leftParen = 40
    /// `G_TOKEN_RIGHT_PAREN`.
    case rightParen = 41
    /// `G_TOKEN_LEFT_CURLY`.
    case leftCurly = 123
    /// `G_TOKEN_RIGHT_CURLY`.
    case rightCurly = 125
    /// `G_TOKEN_LEFT_BRACE`.
    case leftBrace = 91
    /// `G_TOKEN_RIGHT_BRACE`.
    case rightBrace = 93
    /// `G_TOKEN_EQUAL_SIGN`.
    case equalSign = 61
    /// `G_TOKEN_COMMA`.
    case comma = 44
    /// `G_TOKEN_NONE`.
    case none = 256
    /// `G_TOKEN_ERROR`.
    case error = 257
    /// `G_TOKEN_CHAR`.
    case char = 258
    /// `G_TOKEN_BINARY`.
    case binary = 259
    /// `G_TOKEN_OCTAL`.
    case octal = 260
    /// `G_TOKEN_INT`.
    case int = 261
    /// `G_TOKEN_HEX`.
    case hex = 262
    /// `G_TOKEN_FLOAT`.
    case float = 263
    /// `G_TOKEN_STRING`.
    case string = 264
    /// `G_TOKEN_SYMBOL`.
    case symbol = 265
    /// `G_TOKEN_IDENTIFIER`.
    case identifier = 266
    /// `G_TOKEN_IDENTIFIER_NULL`.
    case identifierNull = 267
    /// `G_TOKEN_COMMENT_SINGLE`.
    case commentSingle = 268
    /// `G_TOKEN_COMMENT_MULTI`.
    case commentMulti = 269
}
