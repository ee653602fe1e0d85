// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GKeyFileFlags`. <https://docs.gtk.org/glib/flags.KeyFileFlags.html>
public struct KeyFileFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_KEY_FILE_KEEP_COMMENTS`.
    public static let keepComments = Self(rawValue: 1)
    /// `G_KEY_FILE_KEEP_TRANSLATIONS`.
    public static let keepTranslations = Self(rawValue: 2)
}
