// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GMemoryMonitorWarningLevel`. <https://docs.gtk.org/gio/enum.MemoryMonitorWarningLevel.html>
public enum MemoryMonitorWarningLevel: Int32, Enumeration, ValueConvertible {
    /// `G_MEMORY_MONITOR_WARNING_LEVEL_LOW`.
    case low = 50
    /// `G_MEMORY_MONITOR_WARNING_LEVEL_MEDIUM`.
    case medium = 100
    /// `G_MEMORY_MONITOR_WARNING_LEVEL_CRITICAL`.
    case critical = 255
    public static var gtype: UInt { g_memory_monitor_warning_level_get_type() }
}
