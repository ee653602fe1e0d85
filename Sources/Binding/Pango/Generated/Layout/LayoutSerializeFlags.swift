// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoLayoutSerializeFlags`. <https://docs.gtk.org/Pango/flags.LayoutSerializeFlags.html>
public struct LayoutSerializeFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { pango_layout_serialize_flags_get_type() }
    /// `PANGO_LAYOUT_SERIALIZE_CONTEXT`.
    public static let context = Self(rawValue: 1)
    /// `PANGO_LAYOUT_SERIALIZE_OUTPUT`.
    public static let output = Self(rawValue: 2)
}
