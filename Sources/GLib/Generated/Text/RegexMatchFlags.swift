// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GRegexMatchFlags`. <https://docs.gtk.org/glib/flags.RegexMatchFlags.html>
public struct RegexMatchFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_REGEX_MATCH_ANCHORED`.
    public static let anchored = Self(rawValue: 16)
    /// `G_REGEX_MATCH_NOTBOL`.
    public static let notbol = Self(rawValue: 128)
    /// `G_REGEX_MATCH_NOTEOL`.
    public static let noteol = Self(rawValue: 256)
    /// `G_REGEX_MATCH_NOTEMPTY`.
    public static let notempty = Self(rawValue: 1024)
    /// `G_REGEX_MATCH_PARTIAL`.
    public static let partial = Self(rawValue: 32768)
    /// `G_REGEX_MATCH_NEWLINE_CR`.
    public static let newlineCr = Self(rawValue: 1048576)
    /// `G_REGEX_MATCH_NEWLINE_LF`.
    public static let newlineLf = Self(rawValue: 2097152)
    /// `G_REGEX_MATCH_NEWLINE_CRLF`.
    public static let newlineCrlf = Self(rawValue: 3145728)
    /// `G_REGEX_MATCH_NEWLINE_ANY`.
    public static let newlineAny = Self(rawValue: 4194304)
    /// `G_REGEX_MATCH_NEWLINE_ANYCRLF`.
    public static let newlineAnycrlf = Self(rawValue: 5242880)
    /// `G_REGEX_MATCH_BSR_ANYCRLF`.
    public static let bsrAnycrlf = Self(rawValue: 8388608)
    /// `G_REGEX_MATCH_BSR_ANY`.
    public static let bsrAny = Self(rawValue: 16777216)
    /// `G_REGEX_MATCH_PARTIAL_SOFT`.
    public static let partialSoft = Self(rawValue: 32768)
    /// `G_REGEX_MATCH_PARTIAL_HARD`.
    public static let partialHard = Self(rawValue: 134217728)
    /// `G_REGEX_MATCH_NOTEMPTY_ATSTART`.
    public static let notemptyAtstart = Self(rawValue: 268435456)
}
