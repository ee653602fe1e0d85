// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceSpaceLocationFlags`.
public struct SpaceLocationFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_source_space_location_flags_get_type() }
    /// `GTK_SOURCE_SPACE_LOCATION_LEADING`.
    public static let leading = Self(rawValue: 1)
    /// `GTK_SOURCE_SPACE_LOCATION_INSIDE_TEXT`.
    public static let insideText = Self(rawValue: 2)
    /// `GTK_SOURCE_SPACE_LOCATION_TRAILING`.
    public static let trailing = Self(rawValue: 4)
    /// `GTK_SOURCE_SPACE_LOCATION_ALL`.
    public static let all = Self(rawValue: 7)
}
