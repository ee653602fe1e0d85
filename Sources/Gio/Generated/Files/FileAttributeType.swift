// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GFileAttributeType`. <https://docs.gtk.org/gio/enum.FileAttributeType.html>
public enum FileAttributeType: Int32, Enumeration, ValueConvertible {
    /// `G_FILE_ATTRIBUTE_TYPE_INVALID`.
    case invalid = 0
    /// `G_FILE_ATTRIBUTE_TYPE_STRING`.
    case string = 1
    /// `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING`.
    case byteString = 2
    /// `G_FILE_ATTRIBUTE_TYPE_BOOLEAN`.
    case boolean = 3
    /// `G_FILE_ATTRIBUTE_TYPE_UINT32`.
    case uint32 = 4
    /// `G_FILE_ATTRIBUTE_TYPE_INT32`.
    case int32 = 5
    /// `G_FILE_ATTRIBUTE_TYPE_UINT64`.
    case uint64 = 6
    /// `G_FILE_ATTRIBUTE_TYPE_INT64`.
    case int64 = 7
    /// `G_FILE_ATTRIBUTE_TYPE_OBJECT`.
    case object = 8
    /// `G_FILE_ATTRIBUTE_TYPE_STRINGV`.
    case stringv = 9
    public static var gtype: UInt { g_file_attribute_type_get_type() }
}
