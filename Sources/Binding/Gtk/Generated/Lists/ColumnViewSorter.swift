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

#if GTK_4_10
/// `GtkColumnViewSorter`. <https://docs.gtk.org/gtk4/class.ColumnViewSorter.html>
open class ColumnViewSorter: Sorter {
    open override nonisolated class var gtype: UInt { gtk_column_view_sorter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColumnViewSorter(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ColumnViewSorter {
    /// `primary-sort-column`, `gtk_column_view_sorter_get_primary_sort_column()`.
    public var primarySortColumn: ColumnViewColumn? { C.borrow(C.raw(gtk_column_view_sorter_get_primary_sort_column(C.opaque(_raw)))) }

    /// `primary-sort-order`, `gtk_column_view_sorter_get_primary_sort_order()`.
    public var primarySortOrder: SortType { C.enumeration(gtk_column_view_sorter_get_primary_sort_order(C.opaque(_raw)).rawValue) }

    /// `gtk_column_view_sorter_get_n_sort_columns()`.
    public var nSortColumns: Int { C.int(gtk_column_view_sorter_get_n_sort_columns(C.opaque(_raw))) }

    /// `gtk_column_view_sorter_get_nth_sort_column()`.
    public func sortColumn(at position: Int) -> (result: ColumnViewColumn?, sortOrder: SortType) {
        var sortOrder = GtkSortType(0)
        let result = gtk_column_view_sorter_get_nth_sort_column(C.opaque(_raw), C.guint(position), &sortOrder)
        return (C.borrow(C.raw(result)), C.enumeration(sortOrder.rawValue))
    }
}

extension Members where Owner: ColumnViewSorter {
    public var primarySortColumn: PropertyKey<Owner, ColumnViewColumn?> { PropertyKey("primary-sort-column") }
    public var primarySortOrder: PropertyKey<Owner, SortType> { PropertyKey("primary-sort-order") }
}
#endif
