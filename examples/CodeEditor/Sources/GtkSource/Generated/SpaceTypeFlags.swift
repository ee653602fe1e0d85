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

/// `GtkSourceSpaceTypeFlags`.
public struct SpaceTypeFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_source_space_type_flags_get_type() }
    /// `GTK_SOURCE_SPACE_TYPE_SPACE`.
    public static let space = Self(rawValue: 1)
    /// `GTK_SOURCE_SPACE_TYPE_TAB`.
    public static let tab = Self(rawValue: 2)
    /// `GTK_SOURCE_SPACE_TYPE_NEWLINE`.
    public static let newline = Self(rawValue: 4)
    /// `GTK_SOURCE_SPACE_TYPE_NBSP`.
    public static let nbsp = Self(rawValue: 8)
    /// `GTK_SOURCE_SPACE_TYPE_ALL`.
    public static let all = Self(rawValue: 15)
}
