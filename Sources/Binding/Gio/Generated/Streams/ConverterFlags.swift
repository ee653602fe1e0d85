// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GConverterFlags`. <https://docs.gtk.org/gio/flags.ConverterFlags.html>
public struct ConverterFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_converter_flags_get_type() }
    /// `G_CONVERTER_INPUT_AT_END`.
    public static let inputAtEnd = Self(rawValue: 1)
    /// `G_CONVERTER_FLUSH`.
    public static let flush = Self(rawValue: 2)
}
