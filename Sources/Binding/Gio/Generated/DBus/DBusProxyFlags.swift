// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusProxyFlags`. <https://docs.gtk.org/gio/flags.DBusProxyFlags.html>
public struct DBusProxyFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_proxy_flags_get_type() }
    /// `G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES`.
    public static let doNotLoadProperties = Self(rawValue: 1)
    /// `G_DBUS_PROXY_FLAGS_DO_NOT_CONNECT_SIGNALS`.
    public static let doNotConnectSignals = Self(rawValue: 2)
    /// `G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START`.
    public static let doNotAutoStart = Self(rawValue: 4)
    /// `G_DBUS_PROXY_FLAGS_GET_INVALIDATED_PROPERTIES`.
    public static let getInvalidatedProperties = Self(rawValue: 8)
    /// `G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START_AT_CONSTRUCTION`.
    public static let doNotAutoStartAtConstruction = Self(rawValue: 16)
    /// `G_DBUS_PROXY_FLAGS_NO_MATCH_RULE`.
    public static let noMatchRule = Self(rawValue: 32)
}
