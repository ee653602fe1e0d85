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

/// `GtkDialogFlags`. <https://docs.gtk.org/gtk4/flags.DialogFlags.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public struct DialogFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_dialog_flags_get_type() }
    /// `GTK_DIALOG_MODAL`.
    public static let modal = Self(rawValue: 1)
    /// `GTK_DIALOG_DESTROY_WITH_PARENT`.
    public static let destroyWithParent = Self(rawValue: 2)
    /// `GTK_DIALOG_USE_HEADER_BAR`.
    public static let useHeaderBar = Self(rawValue: 4)
}
