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

#if GTK_4_12
/// `GtkListScrollFlags`. <https://docs.gtk.org/gtk4/flags.ListScrollFlags.html>
public struct ListScrollFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_list_scroll_flags_get_type() }
    /// `GTK_LIST_SCROLL_FOCUS`.
    public static let focus = Self(rawValue: 1)
    /// `GTK_LIST_SCROLL_SELECT`.
    public static let select = Self(rawValue: 2)
}
#endif
