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

/// `GtkCellLayout`. <https://docs.gtk.org/gtk4/iface.CellLayout.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. See Gtk.LayoutManager for layout manager delegate objects.")
#endif
@MainActor
public protocol CellLayout: Object {}

/// Some object with the interface ``CellLayout``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. See Gtk.LayoutManager for layout manager delegate objects.")
#endif
public final class AnyCellLayout: Object, CellLayout {
    public override nonisolated class var gtype: UInt { gtk_cell_layout_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyCellLayout(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. See Gtk.LayoutManager for layout manager delegate objects.")
#endif
extension CellLayout {
    /// `gtk_cell_layout_add_attribute()`.
    public func addAttribute(_ cell: CellRenderer, attribute: String, column: Int) {
        gtk_cell_layout_add_attribute(C.opaque(_raw), C.cast(cell._raw), attribute, C.gint(column))
    }

    /// `gtk_cell_layout_clear()`.
    public func clear() {
        gtk_cell_layout_clear(C.opaque(_raw))
    }

    /// `gtk_cell_layout_clear_attributes()`.
    public func clearAttributes(_ cell: CellRenderer) {
        gtk_cell_layout_clear_attributes(C.opaque(_raw), C.cast(cell._raw))
    }

    /// `gtk_cell_layout_get_area()`.
    public var area: CellArea? { C.borrow(gtk_cell_layout_get_area(C.opaque(_raw))) }

    /// `gtk_cell_layout_get_cells()`.
    public var cells: [CellRenderer] { C.array(list: gtk_cell_layout_get_cells(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gtk_cell_layout_get_cells") } }

    /// `gtk_cell_layout_pack_end()`.
    public func packEnd(_ cell: CellRenderer, expand: Bool) {
        gtk_cell_layout_pack_end(C.opaque(_raw), C.cast(cell._raw), expand ? 1 : 0)
    }

    /// `gtk_cell_layout_pack_start()`.
    public func packStart(_ cell: CellRenderer, expand: Bool) {
        gtk_cell_layout_pack_start(C.opaque(_raw), C.cast(cell._raw), expand ? 1 : 0)
    }

    /// `gtk_cell_layout_reorder()`.
    public func reorder(_ cell: CellRenderer, position: Int) {
        gtk_cell_layout_reorder(C.opaque(_raw), C.cast(cell._raw), C.gint(position))
    }

    /// `gtk_cell_layout_set_cell_data_func()`.
    public func setCellDataFunc(_ cell: CellRenderer, `func`: CellLayoutDataFunc? = nil) {
        gtk_cell_layout_set_cell_data_func(C.opaque(_raw), C.cast(cell._raw), `func` == nil ? nil : CellLayoutDataFuncThunk.call, CellLayoutDataFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }
}
