// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkPaintableFlags`. <https://docs.gtk.org/gdk4/flags.PaintableFlags.html>
public struct PaintableFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_paintable_flags_get_type() }
    /// `GDK_PAINTABLE_STATIC_SIZE`.
    public static let size = Self(rawValue: 1)
    /// `GDK_PAINTABLE_STATIC_CONTENTS`.
    public static let contents = Self(rawValue: 2)
}
