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

/// `GtkGridLayoutChild`. <https://docs.gtk.org/gtk4/class.GridLayoutChild.html>
open class GridLayoutChild: LayoutChild {
    open override nonisolated class var gtype: UInt { gtk_grid_layout_child_get_type() }
    open override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GridLayoutChild(_borrowed: raw) }
}

extension GridLayoutChild {
    /// `column`, `gtk_grid_layout_child_get_column()`.
    public var column: Int {
        get { Int(gtk_grid_layout_child_get_column(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_column(C.opaque(_raw), gint(newValue)) }
    }

    /// `column-span`, `gtk_grid_layout_child_get_column_span()`.
    public var columnSpan: Int {
        get { Int(gtk_grid_layout_child_get_column_span(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_column_span(C.opaque(_raw), gint(newValue)) }
    }

    /// `row`, `gtk_grid_layout_child_get_row()`.
    public var row: Int {
        get { Int(gtk_grid_layout_child_get_row(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_row(C.opaque(_raw), gint(newValue)) }
    }

    /// `row-span`, `gtk_grid_layout_child_get_row_span()`.
    public var rowSpan: Int {
        get { Int(gtk_grid_layout_child_get_row_span(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_row_span(C.opaque(_raw), gint(newValue)) }
    }
}

extension Members where Owner: GridLayoutChild {
    public var column: PropertyKey<Owner, Int> { PropertyKey("column") }
    public var columnSpan: PropertyKey<Owner, Int> { PropertyKey("column-span") }
    public var row: PropertyKey<Owner, Int> { PropertyKey("row") }
    public var rowSpan: PropertyKey<Owner, Int> { PropertyKey("row-span") }
}
