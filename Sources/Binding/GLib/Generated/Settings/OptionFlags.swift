// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GOptionFlags`. <https://docs.gtk.org/glib/flags.OptionFlags.html>
public struct OptionFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_OPTION_FLAG_HIDDEN`.
    public static let hidden = Self(rawValue: 1)
    /// `G_OPTION_FLAG_IN_MAIN`.
    public static let inMain = Self(rawValue: 2)
    /// `G_OPTION_FLAG_REVERSE`.
    public static let reverse = Self(rawValue: 4)
    /// `G_OPTION_FLAG_NO_ARG`.
    public static let noArg = Self(rawValue: 8)
    /// `G_OPTION_FLAG_FILENAME`.
    public static let filename = Self(rawValue: 16)
    /// `G_OPTION_FLAG_OPTIONAL_ARG`.
    public static let optionalArg = Self(rawValue: 32)
    /// `G_OPTION_FLAG_NOALIAS`.
    public static let noalias = Self(rawValue: 64)
#if GTK_4_18
    /// `G_OPTION_FLAG_DEPRECATED`.
    public static let deprecated = Self(rawValue: 128)
#endif
}
