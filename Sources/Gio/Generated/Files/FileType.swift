// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GFileType`. <https://docs.gtk.org/gio/enum.FileType.html>
public enum FileType: Int32, Enumeration, ValueConvertible {
    /// `G_FILE_TYPE_UNKNOWN`.
    case unknown = 0
    /// `G_FILE_TYPE_REGULAR`.
    case regular = 1
    /// `G_FILE_TYPE_DIRECTORY`.
    case directory = 2
    /// `G_FILE_TYPE_SYMBOLIC_LINK`.
    case symbolicLink = 3
    /// `G_FILE_TYPE_SPECIAL`.
    case special = 4
    /// `G_FILE_TYPE_SHORTCUT`.
    case shortcut = 5
    /// `G_FILE_TYPE_MOUNTABLE`.
    case mountable = 6
    public static var gtype: UInt { g_file_type_get_type() }
}
