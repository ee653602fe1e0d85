// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkTreeModelFlags`. <https://docs.gtk.org/gtk4/flags.TreeModelFlags.html>
public struct TreeModelFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_tree_model_flags_get_type() }
    /// `GTK_TREE_MODEL_ITERS_PERSIST`.
    public static let itersPersist = Self(rawValue: 1)
    /// `GTK_TREE_MODEL_LIST_ONLY`.
    public static let listOnly = Self(rawValue: 2)
}
