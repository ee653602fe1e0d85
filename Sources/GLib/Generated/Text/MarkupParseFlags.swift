// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GMarkupParseFlags`. <https://docs.gtk.org/glib/flags.MarkupParseFlags.html>
public struct MarkupParseFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_MARKUP_DO_NOT_USE_THIS_UNSUPPORTED_FLAG`.
    public static let doNotUseThisUnsupportedFlag = Self(rawValue: 1)
    /// `G_MARKUP_TREAT_CDATA_AS_TEXT`.
    public static let treatCdataAsText = Self(rawValue: 2)
    /// `G_MARKUP_PREFIX_ERROR_POSITION`.
    public static let prefixErrorPosition = Self(rawValue: 4)
    /// `G_MARKUP_IGNORE_QUALIFIED`.
    public static let ignoreQualified = Self(rawValue: 8)
}
