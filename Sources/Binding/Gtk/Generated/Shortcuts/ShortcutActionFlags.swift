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

/// `GtkShortcutActionFlags`. <https://docs.gtk.org/gtk4/flags.ShortcutActionFlags.html>
public struct ShortcutActionFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_shortcut_action_flags_get_type() }
    /// `GTK_SHORTCUT_ACTION_EXCLUSIVE`.
    public static let exclusive = Self(rawValue: 1)
}
