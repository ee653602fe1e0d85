// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusSignalFlags`. <https://docs.gtk.org/gio/flags.DBusSignalFlags.html>
public struct DBusSignalFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_signal_flags_get_type() }
    /// `G_DBUS_SIGNAL_FLAGS_NO_MATCH_RULE`.
    public static let noMatchRule = Self(rawValue: 1)
    /// `G_DBUS_SIGNAL_FLAGS_MATCH_ARG0_NAMESPACE`.
    public static let matchArg0Namespace = Self(rawValue: 2)
    /// `G_DBUS_SIGNAL_FLAGS_MATCH_ARG0_PATH`.
    public static let matchArg0Path = Self(rawValue: 4)
}
