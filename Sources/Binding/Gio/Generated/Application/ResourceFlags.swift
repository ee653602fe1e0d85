// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GResourceFlags`. <https://docs.gtk.org/gio/flags.ResourceFlags.html>
public struct ResourceFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_resource_flags_get_type() }
    /// `G_RESOURCE_FLAGS_COMPRESSED`.
    public static let compressed = Self(rawValue: 1)
}
