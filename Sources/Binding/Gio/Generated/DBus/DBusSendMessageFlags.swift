// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusSendMessageFlags`. <https://docs.gtk.org/gio/flags.DBusSendMessageFlags.html>
public struct DBusSendMessageFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_send_message_flags_get_type() }
    /// `G_DBUS_SEND_MESSAGE_FLAGS_PRESERVE_SERIAL`.
    public static let preserveSerial = Self(rawValue: 1)
}
