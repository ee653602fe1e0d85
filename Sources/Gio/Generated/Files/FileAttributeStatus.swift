// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GFileAttributeStatus`. <https://docs.gtk.org/gio/enum.FileAttributeStatus.html>
public enum FileAttributeStatus: Int32, Enumeration, ValueConvertible {
    /// `G_FILE_ATTRIBUTE_STATUS_UNSET`.
    case unset = 0
    /// `G_FILE_ATTRIBUTE_STATUS_SET`.
    case set = 1
    /// `G_FILE_ATTRIBUTE_STATUS_ERROR_SETTING`.
    case errorSetting = 2
    public static var gtype: UInt { g_file_attribute_status_get_type() }
}
