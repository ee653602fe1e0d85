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

/// `GtkFontChooserLevel`. <https://docs.gtk.org/gtk4/flags.FontChooserLevel.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public struct FontChooserLevel: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_font_chooser_level_get_type() }
    /// `GTK_FONT_CHOOSER_LEVEL_STYLE`.
    public static let style = Self(rawValue: 1)
    /// `GTK_FONT_CHOOSER_LEVEL_SIZE`.
    public static let size = Self(rawValue: 2)
    /// `GTK_FONT_CHOOSER_LEVEL_VARIATIONS`.
    public static let variations = Self(rawValue: 4)
    /// `GTK_FONT_CHOOSER_LEVEL_FEATURES`.
    public static let features = Self(rawValue: 8)
}
