// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GBindingFlags`. <https://docs.gtk.org/gobject/flags.BindingFlags.html>
public struct BindingFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_binding_flags_get_type() }
    /// `G_BINDING_BIDIRECTIONAL`.
    public static let bidirectional = Self(rawValue: 1)
    /// `G_BINDING_SYNC_CREATE`.
    public static let syncCreate = Self(rawValue: 2)
    /// `G_BINDING_INVERT_BOOLEAN`.
    public static let invertBoolean = Self(rawValue: 4)
}
