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

/// `GtkGrid`. <https://docs.gtk.org/gtk4/class.Grid.html>
open class Grid: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_grid_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Grid(_borrowed: raw) }
}

extension Grid {
    /// `baseline-row`, `gtk_grid_get_baseline_row()`.
    public var baselineRow: Int {
        get { C.int(gtk_grid_get_baseline_row(C.cast(_raw))) }
        set { gtk_grid_set_baseline_row(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.baselineRow; defer { self.baselineRow = value }; yield &value }
    }

    /// `column-homogeneous`, `gtk_grid_get_column_homogeneous()`.
    public var columnHomogeneous: Bool {
        get { gtk_grid_get_column_homogeneous(C.cast(_raw)) != 0 }
        set { gtk_grid_set_column_homogeneous(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.columnHomogeneous; defer { self.columnHomogeneous = value }; yield &value }
    }

    /// `column-spacing`, `gtk_grid_get_column_spacing()`.
    public var columnSpacing: Int {
        get { C.int(gtk_grid_get_column_spacing(C.cast(_raw))) }
        set { gtk_grid_set_column_spacing(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.columnSpacing; defer { self.columnSpacing = value }; yield &value }
    }

    /// `row-homogeneous`, `gtk_grid_get_row_homogeneous()`.
    public var rowHomogeneous: Bool {
        get { gtk_grid_get_row_homogeneous(C.cast(_raw)) != 0 }
        set { gtk_grid_set_row_homogeneous(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.rowHomogeneous; defer { self.rowHomogeneous = value }; yield &value }
    }

    /// `row-spacing`, `gtk_grid_get_row_spacing()`.
    public var rowSpacing: Int {
        get { C.int(gtk_grid_get_row_spacing(C.cast(_raw))) }
        set { gtk_grid_set_row_spacing(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rowSpacing; defer { self.rowSpacing = value }; yield &value }
    }

    /// `gtk_grid_attach()`.
    public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
        gtk_grid_attach(C.cast(_raw), C.cast(child._raw), C.gint(column), C.gint(row), C.gint(width), C.gint(height))
    }

    /// `gtk_grid_attach_next_to()`.
    public func attachNext(
        _ child: Widget, to sibling: Widget? = nil, side: PositionType, width: Int = 1, height: Int = 1
    ) {
        gtk_grid_attach_next_to(C.cast(_raw), C.cast(child._raw), C.cast(sibling?._raw), .init(rawValue: C.number(side)), C.gint(width), C.gint(height))
    }

    /// `gtk_grid_get_child_at()`.
    public func child(atColumn column: Int, row: Int) -> Widget? {
        C.borrow(gtk_grid_get_child_at(C.cast(_raw), C.gint(column), C.gint(row)))
    }

    /// `gtk_grid_get_row_baseline_position()`.
    public func rowBaselinePosition(at row: Int) -> BaselinePosition {
        C.enumeration(gtk_grid_get_row_baseline_position(C.cast(_raw), C.gint(row)).rawValue)
    }

    /// `gtk_grid_insert_column()`.
    public func insertColumn(_ position: Int) {
        gtk_grid_insert_column(C.cast(_raw), C.gint(position))
    }

    /// `gtk_grid_insert_next_to()`.
    public func insertNext(to sibling: Widget, side: PositionType) {
        gtk_grid_insert_next_to(C.cast(_raw), C.cast(sibling._raw), .init(rawValue: C.number(side)))
    }

    /// `gtk_grid_insert_row()`.
    public func insertRow(_ position: Int) {
        gtk_grid_insert_row(C.cast(_raw), C.gint(position))
    }

    /// `gtk_grid_query_child()`.
    @discardableResult
    public func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
        var column: gint = 0
        var row: gint = 0
        var width: gint = 0
        var height: gint = 0
        gtk_grid_query_child(C.cast(_raw), C.cast(child._raw), &column, &row, &width, &height)
        return (C.int(column), C.int(row), C.int(width), C.int(height))
    }

    /// `gtk_grid_remove()`.
    public func remove(_ child: Widget) {
        gtk_grid_remove(C.cast(_raw), C.cast(child._raw))
    }

    /// `gtk_grid_remove_column()`.
    public func removeColumn(_ position: Int) {
        gtk_grid_remove_column(C.cast(_raw), C.gint(position))
    }

    /// `gtk_grid_remove_row()`.
    public func removeRow(_ position: Int) {
        gtk_grid_remove_row(C.cast(_raw), C.gint(position))
    }

    /// `gtk_grid_set_row_baseline_position()`.
    public func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
        gtk_grid_set_row_baseline_position(C.cast(_raw), C.gint(row), .init(rawValue: C.number(pos)))
    }
}

extension Members where Owner: Grid {
    public var baselineRow: PropertyKey<Owner, Int> { PropertyKey("baseline-row") }
    public var columnHomogeneous: PropertyKey<Owner, Bool> { PropertyKey("column-homogeneous") }
    public var columnSpacing: PropertyKey<Owner, Int> { PropertyKey("column-spacing") }
    public var rowHomogeneous: PropertyKey<Owner, Bool> { PropertyKey("row-homogeneous") }
    public var rowSpacing: PropertyKey<Owner, Int> { PropertyKey("row-spacing") }
}
