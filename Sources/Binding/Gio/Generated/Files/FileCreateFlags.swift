// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileCreateFlags`. <https://docs.gtk.org/gio/flags.FileCreateFlags.html>
public struct FileCreateFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_file_create_flags_get_type() }
    /// `G_FILE_CREATE_PRIVATE`.
    public static let `private` = Self(rawValue: 1)
    /// `G_FILE_CREATE_REPLACE_DESTINATION`.
    public static let replaceDestination = Self(rawValue: 2)
}
