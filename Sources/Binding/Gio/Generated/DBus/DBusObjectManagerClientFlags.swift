// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusObjectManagerClientFlags`. <https://docs.gtk.org/gio/flags.DBusObjectManagerClientFlags.html>
public struct DBusObjectManagerClientFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_object_manager_client_flags_get_type() }
    /// `G_DBUS_OBJECT_MANAGER_CLIENT_FLAGS_DO_NOT_AUTO_START`.
    public static let doNotAutoStart = Self(rawValue: 1)
}
