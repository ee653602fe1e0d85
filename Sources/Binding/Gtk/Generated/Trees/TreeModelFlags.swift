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

/// `GtkTreeModelFlags`. <https://docs.gtk.org/gtk4/flags.TreeModelFlags.html>
#if GTK_4_10
@available(*, deprecated, message: "There is no replacement.")
#endif
public struct TreeModelFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_tree_model_flags_get_type() }
    /// `GTK_TREE_MODEL_ITERS_PERSIST`.
    public static let itersPersist = Self(rawValue: 1)
    /// `GTK_TREE_MODEL_LIST_ONLY`.
    public static let listOnly = Self(rawValue: 2)
}
