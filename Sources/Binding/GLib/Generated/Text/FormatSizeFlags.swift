// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GFormatSizeFlags`. <https://docs.gtk.org/glib/flags.FormatSizeFlags.html>
public struct FormatSizeFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_FORMAT_SIZE_LONG_FORMAT`.
    public static let longFormat = Self(rawValue: 1)
    /// `G_FORMAT_SIZE_IEC_UNITS`.
    public static let iecUnits = Self(rawValue: 2)
    /// `G_FORMAT_SIZE_BITS`.
    public static let bits = Self(rawValue: 4)
    /// `G_FORMAT_SIZE_ONLY_VALUE`.
    public static let onlyValue = Self(rawValue: 8)
    /// `G_FORMAT_SIZE_ONLY_UNIT`.
    public static let onlyUnit = Self(rawValue: 16)
}
