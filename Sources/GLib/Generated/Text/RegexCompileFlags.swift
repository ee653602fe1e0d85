// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GRegexCompileFlags`. <https://docs.gtk.org/glib/flags.RegexCompileFlags.html>
public struct RegexCompileFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_REGEX_CASELESS`.
    public static let caseless = Self(rawValue: 1)
    /// `G_REGEX_MULTILINE`.
    public static let multiline = Self(rawValue: 2)
    /// `G_REGEX_DOTALL`.
    public static let dotall = Self(rawValue: 4)
    /// `G_REGEX_EXTENDED`.
    public static let extended = Self(rawValue: 8)
    /// `G_REGEX_ANCHORED`.
    public static let anchored = Self(rawValue: 16)
    /// `G_REGEX_DOLLAR_ENDONLY`.
    public static let dollarEndonly = Self(rawValue: 32)
    /// `G_REGEX_UNGREEDY`.
    public static let ungreedy = Self(rawValue: 512)
    /// `G_REGEX_RAW`.
    public static let raw = Self(rawValue: 2048)
    /// `G_REGEX_NO_AUTO_CAPTURE`.
    public static let noAutoCapture = Self(rawValue: 4096)
    /// `G_REGEX_OPTIMIZE`.
    public static let optimize = Self(rawValue: 8192)
    /// `G_REGEX_FIRSTLINE`.
    public static let firstline = Self(rawValue: 262144)
    /// `G_REGEX_DUPNAMES`.
    public static let dupnames = Self(rawValue: 524288)
    /// `G_REGEX_NEWLINE_CR`.
    public static let newlineCr = Self(rawValue: 1048576)
    /// `G_REGEX_NEWLINE_LF`.
    public static let newlineLf = Self(rawValue: 2097152)
    /// `G_REGEX_NEWLINE_CRLF`.
    public static let newlineCrlf = Self(rawValue: 3145728)
    /// `G_REGEX_NEWLINE_ANYCRLF`.
    public static let newlineAnycrlf = Self(rawValue: 5242880)
    /// `G_REGEX_BSR_ANYCRLF`.
    public static let bsrAnycrlf = Self(rawValue: 8388608)
    /// `G_REGEX_JAVASCRIPT_COMPAT`.
    public static let javascriptCompat = Self(rawValue: 33554432)
}
