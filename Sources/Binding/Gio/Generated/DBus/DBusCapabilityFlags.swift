// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusCapabilityFlags`. <https://docs.gtk.org/gio/flags.DBusCapabilityFlags.html>
public struct DBusCapabilityFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_capability_flags_get_type() }
    /// `G_DBUS_CAPABILITY_FLAGS_UNIX_FD_PASSING`.
    public static let unixFdPassing = Self(rawValue: 1)
}
