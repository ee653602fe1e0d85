// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufFormatFlags`. <https://docs.gtk.org/gdk-pixbuf/flags.PixbufFormatFlags.html>
public struct PixbufFormatFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `GDK_PIXBUF_FORMAT_WRITABLE`.
    public static let writable = Self(rawValue: 1)
    /// `GDK_PIXBUF_FORMAT_SCALABLE`.
    public static let scalable = Self(rawValue: 2)
    /// `GDK_PIXBUF_FORMAT_THREADSAFE`.
    public static let threadsafe = Self(rawValue: 4)
}
