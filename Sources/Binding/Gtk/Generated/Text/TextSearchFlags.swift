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

/// `GtkTextSearchFlags`. <https://docs.gtk.org/gtk4/flags.TextSearchFlags.html>
public struct TextSearchFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_text_search_flags_get_type() }
    /// `GTK_TEXT_SEARCH_VISIBLE_ONLY`.
    public static let visibleOnly = Self(rawValue: 1)
    /// `GTK_TEXT_SEARCH_TEXT_ONLY`.
    public static let textOnly = Self(rawValue: 2)
    /// `GTK_TEXT_SEARCH_CASE_INSENSITIVE`.
    public static let caseInsensitive = Self(rawValue: 4)
}
