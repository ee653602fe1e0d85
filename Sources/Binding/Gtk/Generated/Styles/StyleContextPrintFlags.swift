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

/// `GtkStyleContextPrintFlags`. <https://docs.gtk.org/gtk4/flags.StyleContextPrintFlags.html>
public struct StyleContextPrintFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_style_context_print_flags_get_type() }
    /// `GTK_STYLE_CONTEXT_PRINT_RECURSE`.
    public static let recurse = Self(rawValue: 1)
    /// `GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE`.
    public static let showStyle = Self(rawValue: 2)
    /// `GTK_STYLE_CONTEXT_PRINT_SHOW_CHANGE`.
    public static let showChange = Self(rawValue: 4)
}
