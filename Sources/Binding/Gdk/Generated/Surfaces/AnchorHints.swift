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

/// `GdkAnchorHints`. <https://docs.gtk.org/gdk4/flags.AnchorHints.html>
public struct AnchorHints: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_anchor_hints_get_type() }
    /// `GDK_ANCHOR_FLIP_X`.
    public static let flipX = Self(rawValue: 1)
    /// `GDK_ANCHOR_FLIP_Y`.
    public static let flipY = Self(rawValue: 2)
    /// `GDK_ANCHOR_SLIDE_X`.
    public static let slideX = Self(rawValue: 4)
    /// `GDK_ANCHOR_SLIDE_Y`.
    public static let slideY = Self(rawValue: 8)
    /// `GDK_ANCHOR_RESIZE_X`.
    public static let resizeX = Self(rawValue: 16)
    /// `GDK_ANCHOR_RESIZE_Y`.
    public static let resizeY = Self(rawValue: 32)
    /// `GDK_ANCHOR_FLIP`.
    public static let flip = Self(rawValue: 3)
    /// `GDK_ANCHOR_SLIDE`.
    public static let slide = Self(rawValue: 12)
    /// `GDK_ANCHOR_RESIZE`.
    public static let resize = Self(rawValue: 48)
}
