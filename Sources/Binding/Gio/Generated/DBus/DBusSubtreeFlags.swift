// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusSubtreeFlags`. <https://docs.gtk.org/gio/flags.DBusSubtreeFlags.html>
public struct DBusSubtreeFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_subtree_flags_get_type() }
    /// `G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES`.
    public static let dispatchToUnenumeratedNodes = Self(rawValue: 1)
}
