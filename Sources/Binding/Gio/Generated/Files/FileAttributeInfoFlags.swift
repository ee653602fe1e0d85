// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileAttributeInfoFlags`. <https://docs.gtk.org/gio/flags.FileAttributeInfoFlags.html>
public struct FileAttributeInfoFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_file_attribute_info_flags_get_type() }
    /// `G_FILE_ATTRIBUTE_INFO_COPY_WITH_FILE`.
    public static let copyWithFile = Self(rawValue: 1)
    /// `G_FILE_ATTRIBUTE_INFO_COPY_WHEN_MOVED`.
    public static let copyWhenMoved = Self(rawValue: 2)
}
