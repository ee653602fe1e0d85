// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileMonitorFlags`. <https://docs.gtk.org/gio/flags.FileMonitorFlags.html>
public struct FileMonitorFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_file_monitor_flags_get_type() }
    /// `G_FILE_MONITOR_WATCH_MOUNTS`.
    public static let watchMounts = Self(rawValue: 1)
    /// `G_FILE_MONITOR_SEND_MOVED`.
    public static let sendMoved = Self(rawValue: 2)
    /// `G_FILE_MONITOR_WATCH_HARD_LINKS`.
    public static let watchHardLinks = Self(rawValue: 4)
    /// `G_FILE_MONITOR_WATCH_MOVES`.
    public static let watchMoves = Self(rawValue: 8)
}
