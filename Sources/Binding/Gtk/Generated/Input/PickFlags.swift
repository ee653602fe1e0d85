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

/// `GtkPickFlags`. <https://docs.gtk.org/gtk4/flags.PickFlags.html>
public struct PickFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_pick_flags_get_type() }
    /// `GTK_PICK_INSENSITIVE`.
    public static let insensitive = Self(rawValue: 1)
    /// `GTK_PICK_NON_TARGETABLE`.
    public static let nonTargetable = Self(rawValue: 2)
}
