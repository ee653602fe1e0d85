// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontMask`. <https://docs.gtk.org/Pango/flags.FontMask.html>
public struct FontMask: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { pango_font_mask_get_type() }
    /// `PANGO_FONT_MASK_FAMILY`.
    public static let family = Self(rawValue: 1)
    /// `PANGO_FONT_MASK_STYLE`.
    public static let style = Self(rawValue: 2)
    /// `PANGO_FONT_MASK_VARIANT`.
    public static let variant = Self(rawValue: 4)
    /// `PANGO_FONT_MASK_WEIGHT`.
    public static let weight = Self(rawValue: 8)
    /// `PANGO_FONT_MASK_STRETCH`.
    public static let stretch = Self(rawValue: 16)
    /// `PANGO_FONT_MASK_SIZE`.
    public static let size = Self(rawValue: 32)
    /// `PANGO_FONT_MASK_GRAVITY`.
    public static let gravity = Self(rawValue: 64)
    /// `PANGO_FONT_MASK_VARIATIONS`.
    public static let variations = Self(rawValue: 128)
#if GTK_4_18
    /// `PANGO_FONT_MASK_FEATURES`.
    public static let features = Self(rawValue: 256)
#endif
}
