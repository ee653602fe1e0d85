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

/// `GtkGridLayoutChild`. <https://docs.gtk.org/gtk4/class.GridLayoutChild.html>
open class GridLayoutChild: LayoutChild {
    open override nonisolated class var gtype: UInt { gtk_grid_layout_child_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GridLayoutChild(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension GridLayoutChild {
    /// `column`, `gtk_grid_layout_child_get_column()`.
    public var column: Int {
        get { C.int(gtk_grid_layout_child_get_column(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_column(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.column; defer { self.column = value }; yield &value }
    }

    /// `column-span`, `gtk_grid_layout_child_get_column_span()`.
    public var columnSpan: Int {
        get { C.int(gtk_grid_layout_child_get_column_span(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_column_span(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.columnSpan; defer { self.columnSpan = value }; yield &value }
    }

    /// `row`, `gtk_grid_layout_child_get_row()`.
    public var row: Int {
        get { C.int(gtk_grid_layout_child_get_row(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_row(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.row; defer { self.row = value }; yield &value }
    }

    /// `row-span`, `gtk_grid_layout_child_get_row_span()`.
    public var rowSpan: Int {
        get { C.int(gtk_grid_layout_child_get_row_span(C.opaque(_raw))) }
        set { gtk_grid_layout_child_set_row_span(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rowSpan; defer { self.rowSpan = value }; yield &value }
    }
}

extension Members where Owner: GridLayoutChild {
    public var column: PropertyKey<Owner, Int> { PropertyKey("column") }
    public var columnSpan: PropertyKey<Owner, Int> { PropertyKey("column-span") }
    public var row: PropertyKey<Owner, Int> { PropertyKey("row") }
    public var rowSpan: PropertyKey<Owner, Int> { PropertyKey("row-span") }
}
