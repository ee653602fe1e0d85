// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusConnectionFlags`. <https://docs.gtk.org/gio/flags.DBusConnectionFlags.html>
public struct DBusConnectionFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_connection_flags_get_type() }
    /// `G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT`.
    public static let authenticationClient = Self(rawValue: 1)
    /// `G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_SERVER`.
    public static let authenticationServer = Self(rawValue: 2)
    /// `G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_ALLOW_ANONYMOUS`.
    public static let authenticationAllowAnonymous = Self(rawValue: 4)
    /// `G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION`.
    public static let messageBusConnection = Self(rawValue: 8)
    /// `G_DBUS_CONNECTION_FLAGS_DELAY_MESSAGE_PROCESSING`.
    public static let delayMessageProcessing = Self(rawValue: 16)
    /// `G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_REQUIRE_SAME_USER`.
    public static let authenticationRequireSameUser = Self(rawValue: 32)
    /// `G_DBUS_CONNECTION_FLAGS_CROSS_NAMESPACE`.
    public static let crossNamespace = Self(rawValue: 64)
}
