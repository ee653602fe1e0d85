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

/// `GtkTreeViewDropPosition`. <https://docs.gtk.org/gtk4/enum.TreeViewDropPosition.html>
public enum TreeViewDropPosition: Int32, Enumeration, ValueConvertible {
    /// `GTK_TREE_VIEW_DROP_BEFORE`.
    case before = 0
    /// `GTK_TREE_VIEW_DROP_AFTER`.
    case after = 1
    /// `GTK_TREE_VIEW_DROP_INTO_OR_BEFORE`.
    case intoOrBefore = 2
    /// `GTK_TREE_VIEW_DROP_INTO_OR_AFTER`.
    case intoOrAfter = 3
    public static var gtype: UInt { gtk_tree_view_drop_position_get_type() }
}
