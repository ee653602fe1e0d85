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

/// `GtkCellRendererState`. <https://docs.gtk.org/gtk4/flags.CellRendererState.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public struct CellRendererState: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_cell_renderer_state_get_type() }
    /// `GTK_CELL_RENDERER_SELECTED`.
    public static let selected = Self(rawValue: 1)
    /// `GTK_CELL_RENDERER_PRELIT`.
    public static let prelit = Self(rawValue: 2)
    /// `GTK_CELL_RENDERER_INSENSITIVE`.
    public static let insensitive = Self(rawValue: 4)
    /// `GTK_CELL_RENDERER_SORTED`.
    public static let sorted = Self(rawValue: 8)
    /// `GTK_CELL_RENDERER_FOCUSED`.
    public static let focused = Self(rawValue: 16)
    /// `GTK_CELL_RENDERER_EXPANDABLE`.
    public static let expandable = Self(rawValue: 32)
    /// `GTK_CELL_RENDERER_EXPANDED`.
    public static let expanded = Self(rawValue: 64)
}
