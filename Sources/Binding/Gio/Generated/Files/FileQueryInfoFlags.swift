// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileQueryInfoFlags`. <https://docs.gtk.org/gio/flags.FileQueryInfoFlags.html>
public struct FileQueryInfoFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_file_query_info_flags_get_type() }
    /// `G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS`.
    public static let nofollowSymlinks = Self(rawValue: 1)
}
