// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusPropertyInfoFlags`. <https://docs.gtk.org/gio/flags.DBusPropertyInfoFlags.html>
public struct DBusPropertyInfoFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_property_info_flags_get_type() }
    /// `G_DBUS_PROPERTY_INFO_FLAGS_READABLE`.
    public static let readable = Self(rawValue: 1)
    /// `G_DBUS_PROPERTY_INFO_FLAGS_WRITABLE`.
    public static let writable = Self(rawValue: 2)
}
