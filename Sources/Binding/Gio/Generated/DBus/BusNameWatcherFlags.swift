// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GBusNameWatcherFlags`. <https://docs.gtk.org/gio/flags.BusNameWatcherFlags.html>
public struct BusNameWatcherFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_bus_name_watcher_flags_get_type() }
    /// `G_BUS_NAME_WATCHER_FLAGS_AUTO_START`.
    public static let autoStart = Self(rawValue: 1)
}
