// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GFileMonitorEvent`. <https://docs.gtk.org/gio/enum.FileMonitorEvent.html>
public enum FileMonitorEvent: Int32, Enumeration, ValueConvertible {
    /// `G_FILE_MONITOR_EVENT_CHANGED`.
    case changed = 0
    /// `G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT`.
    case changesDoneHint = 1
    /// `G_FILE_MONITOR_EVENT_DELETED`.
    case deleted = 2
    /// `G_FILE_MONITOR_EVENT_CREATED`.
    case created = 3
    /// `G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED`.
    case attributeChanged = 4
    /// `G_FILE_MONITOR_EVENT_PRE_UNMOUNT`.
    case preUnmount = 5
    /// `G_FILE_MONITOR_EVENT_UNMOUNTED`.
    case unmounted = 6
    /// `G_FILE_MONITOR_EVENT_MOVED`.
    case moved = 7
    /// `G_FILE_MONITOR_EVENT_RENAMED`.
    case renamed = 8
    /// `G_FILE_MONITOR_EVENT_MOVED_IN`.
    case movedIn = 9
    /// `G_FILE_MONITOR_EVENT_MOVED_OUT`.
    case movedOut = 10
    public static var gtype: UInt { g_file_monitor_event_get_type() }
}
