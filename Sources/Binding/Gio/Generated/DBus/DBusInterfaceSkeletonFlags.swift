// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusInterfaceSkeletonFlags`. <https://docs.gtk.org/gio/flags.DBusInterfaceSkeletonFlags.html>
public struct DBusInterfaceSkeletonFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_dbus_interface_skeleton_flags_get_type() }
}
