// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GBusNameOwnerFlags`. <https://docs.gtk.org/gio/flags.BusNameOwnerFlags.html>
public struct BusNameOwnerFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_bus_name_owner_flags_get_type() }
    /// `G_BUS_NAME_OWNER_FLAGS_ALLOW_REPLACEMENT`.
    public static let allowReplacement = Self(rawValue: 1)
    /// `G_BUS_NAME_OWNER_FLAGS_REPLACE`.
    public static let replace = Self(rawValue: 2)
    /// `G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE`.
    public static let doNotQueue = Self(rawValue: 4)
}
