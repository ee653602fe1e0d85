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

/// `GtkSourceSortFlags`.
public struct SortFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_source_sort_flags_get_type() }
    /// `GTK_SOURCE_SORT_FLAGS_CASE_SENSITIVE`.
    public static let caseSensitive = Self(rawValue: 1)
    /// `GTK_SOURCE_SORT_FLAGS_REVERSE_ORDER`.
    public static let reverseOrder = Self(rawValue: 2)
    /// `GTK_SOURCE_SORT_FLAGS_REMOVE_DUPLICATES`.
    public static let removeDuplicates = Self(rawValue: 4)
}
