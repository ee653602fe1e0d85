// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkIconLookupFlags`. <https://docs.gtk.org/gtk4/flags.IconLookupFlags.html>
public struct IconLookupFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_icon_lookup_flags_get_type() }
    /// `GTK_ICON_LOOKUP_FORCE_REGULAR`.
    public static let forceRegular = Self(rawValue: 1)
    /// `GTK_ICON_LOOKUP_FORCE_SYMBOLIC`.
    public static let forceSymbolic = Self(rawValue: 2)
    /// `GTK_ICON_LOOKUP_PRELOAD`.
    public static let preload = Self(rawValue: 4)
}
