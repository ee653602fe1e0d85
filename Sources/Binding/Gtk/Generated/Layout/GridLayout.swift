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

/// `GtkGridLayout`. <https://docs.gtk.org/gtk4/class.GridLayout.html>
open class GridLayout: LayoutManager {
    open override nonisolated class var gtype: UInt { gtk_grid_layout_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GridLayout(_borrowed: raw) }
}

extension GridLayout {
    /// `baseline-row`, `gtk_grid_layout_get_baseline_row()`.
    public var baselineRow: Int {
        get { C.int(gtk_grid_layout_get_baseline_row(C.opaque(_raw))) }
        set { gtk_grid_layout_set_baseline_row(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.baselineRow; defer { self.baselineRow = value }; yield &value }
    }

    /// `column-homogeneous`, `gtk_grid_layout_get_column_homogeneous()`.
    public var columnHomogeneous: Bool {
        get { gtk_grid_layout_get_column_homogeneous(C.opaque(_raw)) != 0 }
        set { gtk_grid_layout_set_column_homogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.columnHomogeneous; defer { self.columnHomogeneous = value }; yield &value }
    }

    /// `column-spacing`, `gtk_grid_layout_get_column_spacing()`.
    public var columnSpacing: Int {
        get { C.int(gtk_grid_layout_get_column_spacing(C.opaque(_raw))) }
        set { gtk_grid_layout_set_column_spacing(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.columnSpacing; defer { self.columnSpacing = value }; yield &value }
    }

    /// `row-homogeneous`, `gtk_grid_layout_get_row_homogeneous()`.
    public var rowHomogeneous: Bool {
        get { gtk_grid_layout_get_row_homogeneous(C.opaque(_raw)) != 0 }
        set { gtk_grid_layout_set_row_homogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.rowHomogeneous; defer { self.rowHomogeneous = value }; yield &value }
    }

    /// `row-spacing`, `gtk_grid_layout_get_row_spacing()`.
    public var rowSpacing: Int {
        get { C.int(gtk_grid_layout_get_row_spacing(C.opaque(_raw))) }
        set { gtk_grid_layout_set_row_spacing(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rowSpacing; defer { self.rowSpacing = value }; yield &value }
    }

    /// `gtk_grid_layout_get_row_baseline_position()`.
    public func rowBaselinePosition(at row: Int) -> BaselinePosition {
        C.enumeration(gtk_grid_layout_get_row_baseline_position(C.opaque(_raw), C.gint(row)).rawValue)
    }

    /// `gtk_grid_layout_set_row_baseline_position()`.
    public func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
        gtk_grid_layout_set_row_baseline_position(C.opaque(_raw), C.gint(row), .init(rawValue: C.number(pos)))
    }
}

extension Members where Owner: GridLayout {
    public var baselineRow: PropertyKey<Owner, Int> { PropertyKey("baseline-row") }
    public var columnHomogeneous: PropertyKey<Owner, Bool> { PropertyKey("column-homogeneous") }
    public var columnSpacing: PropertyKey<Owner, Int> { PropertyKey("column-spacing") }
    public var rowHomogeneous: PropertyKey<Owner, Bool> { PropertyKey("row-homogeneous") }
    public var rowSpacing: PropertyKey<Owner, Int> { PropertyKey("row-spacing") }
}
