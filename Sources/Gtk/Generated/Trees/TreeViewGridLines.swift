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

/// `GtkTreeViewGridLines`. <https://docs.gtk.org/gtk4/enum.TreeViewGridLines.html>
public enum TreeViewGridLines: Int32, Enumeration, ValueConvertible {
    /// `GTK_TREE_VIEW_GRID_LINES_NONE`.
    case none = 0
    /// `GTK_TREE_VIEW_GRID_LINES_HORIZONTAL`.
    case horizontal = 1
    /// `GTK_TREE_VIEW_GRID_LINES_VERTICAL`.
    case vertical = 2
    /// `GTK_TREE_VIEW_GRID_LINES_BOTH`.
    case both = 3
    public static var gtype: UInt { gtk_tree_view_grid_lines_get_type() }
}
