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

/// `GtkPopoverMenuFlags`. <https://docs.gtk.org/gtk4/flags.PopoverMenuFlags.html>
public struct PopoverMenuFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_popover_menu_flags_get_type() }
    /// `GTK_POPOVER_MENU_NESTED`.
    public static let nested = Self(rawValue: 1)
}
