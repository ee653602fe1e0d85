// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusServerFlags`. <https://docs.gtk.org/gio/flags.DBusServerFlags.html>
public struct DBusServerFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_server_flags_get_type() }
    /// `G_DBUS_SERVER_FLAGS_AUTHENTICATION_ALLOW_ANONYMOUS`.
    public static let authenticationAllowAnonymous = Self(rawValue: 2)
    /// `G_DBUS_SERVER_FLAGS_AUTHENTICATION_REQUIRE_SAME_USER`.
    public static let authenticationRequireSameUser = Self(rawValue: 4)
}
