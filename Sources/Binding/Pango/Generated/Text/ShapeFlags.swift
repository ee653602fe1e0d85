// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoShapeFlags`. <https://docs.gtk.org/Pango/flags.ShapeFlags.html>
public struct ShapeFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { pango_shape_flags_get_type() }
    /// `PANGO_SHAPE_ROUND_POSITIONS`.
    public static let roundPositions = Self(rawValue: 1)
}
