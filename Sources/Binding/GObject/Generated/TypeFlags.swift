// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GTypeFlags`. <https://docs.gtk.org/gobject/flags.TypeFlags.html>
public struct TypeFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_TYPE_FLAG_ABSTRACT`.
    public static let abstract = Self(rawValue: 16)
    /// `G_TYPE_FLAG_VALUE_ABSTRACT`.
    public static let valueAbstract = Self(rawValue: 32)
    /// `G_TYPE_FLAG_FINAL`.
    public static let final = Self(rawValue: 64)
#if GTK_4_18
    /// `G_TYPE_FLAG_DEPRECATED`.
    public static let deprecated = Self(rawValue: 128)
#endif
}
