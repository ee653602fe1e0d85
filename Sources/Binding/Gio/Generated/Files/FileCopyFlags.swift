// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileCopyFlags`. <https://docs.gtk.org/gio/flags.FileCopyFlags.html>
public struct FileCopyFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_file_copy_flags_get_type() }
    /// `G_FILE_COPY_OVERWRITE`.
    public static let overwrite = Self(rawValue: 1)
    /// `G_FILE_COPY_BACKUP`.
    public static let backup = Self(rawValue: 2)
    /// `G_FILE_COPY_NOFOLLOW_SYMLINKS`.
    public static let nofollowSymlinks = Self(rawValue: 4)
    /// `G_FILE_COPY_ALL_METADATA`.
    public static let allMetadata = Self(rawValue: 8)
    /// `G_FILE_COPY_NO_FALLBACK_FOR_MOVE`.
    public static let noFallbackForMove = Self(rawValue: 16)
    /// `G_FILE_COPY_TARGET_DEFAULT_PERMS`.
    public static let targetDefaultPerms = Self(rawValue: 32)
#if GTK_4_18
    /// `G_FILE_COPY_TARGET_DEFAULT_MODIFIED_TIME`.
    public static let targetDefaultModifiedTime = Self(rawValue: 64)
#endif
}
