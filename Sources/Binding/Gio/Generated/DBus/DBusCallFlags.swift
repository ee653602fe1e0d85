// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusCallFlags`. <https://docs.gtk.org/gio/flags.DBusCallFlags.html>
public struct DBusCallFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_call_flags_get_type() }
    /// `G_DBUS_CALL_FLAGS_NO_AUTO_START`.
    public static let noAutoStart = Self(rawValue: 1)
    /// `G_DBUS_CALL_FLAGS_ALLOW_INTERACTIVE_AUTHORIZATION`.
    public static let allowInteractiveAuthorization = Self(rawValue: 2)
}
