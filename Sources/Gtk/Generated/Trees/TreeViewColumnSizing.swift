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

/// `GtkTreeViewColumnSizing`. <https://docs.gtk.org/gtk4/enum.TreeViewColumnSizing.html>
public enum TreeViewColumnSizing: Int32, Enumeration, ValueConvertible {
    /// `GTK_TREE_VIEW_COLUMN_GROW_ONLY`.
    case growOnly = 0
    /// `GTK_TREE_VIEW_COLUMN_AUTOSIZE`.
    case autosize = 1
    /// `GTK_TREE_VIEW_COLUMN_FIXED`.
    case fixed = 2
    public static var gtype: UInt { gtk_tree_view_column_sizing_get_type() }
}
