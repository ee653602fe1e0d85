// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GFilesystemPreviewType`. <https://docs.gtk.org/gio/enum.FilesystemPreviewType.html>
public enum FilesystemPreviewType: Int32, Enumeration, ValueConvertible {
    /// `G_FILESYSTEM_PREVIEW_TYPE_IF_ALWAYS`.
    case ifAlways = 0
    /// `G_FILESYSTEM_PREVIEW_TYPE_IF_LOCAL`.
    case ifLocal = 1
    /// `G_FILESYSTEM_PREVIEW_TYPE_NEVER`.
    case never = 2
    public static var gtype: UInt { g_filesystem_preview_type_get_type() }
}
