// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkDeviceToolType`. <https://docs.gtk.org/gdk4/enum.DeviceToolType.html>
public enum DeviceToolType: Int32, Enumeration, ValueConvertible {
    /// `GDK_DEVICE_TOOL_TYPE_UNKNOWN`.
    case unknown = 0
    /// `GDK_DEVICE_TOOL_TYPE_PEN`.
    case pen = 1
    /// `GDK_DEVICE_TOOL_TYPE_ERASER`.
    case eraser = 2
    /// `GDK_DEVICE_TOOL_TYPE_BRUSH`.
    case brush = 3
    /// `GDK_DEVICE_TOOL_TYPE_PENCIL`.
    case pencil = 4
    /// `GDK_DEVICE_TOOL_TYPE_AIRBRUSH`.
    case airbrush = 5
    /// `GDK_DEVICE_TOOL_TYPE_MOUSE`.
    case mouse = 6
    /// `GDK_DEVICE_TOOL_TYPE_LENS`.
    case lens = 7
    public static var gtype: UInt { gdk_device_tool_type_get_type() }
}
