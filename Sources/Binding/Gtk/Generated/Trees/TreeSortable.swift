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

/// `GtkTreeSortable`. <https://docs.gtk.org/gtk4/iface.TreeSortable.html>
#if GTK_4_10
@available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
#endif
@MainActor
public protocol TreeSortable: TreeModel {}

/// Some object with the interface ``TreeSortable``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
#endif
public final class AnyTreeSortable: Object, TreeSortable {
    public override nonisolated class var gtype: UInt { gtk_tree_sortable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTreeSortable(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
#endif
extension TreeSortable {
    /// `sort-column-changed`.
    @discardableResult
    public func onSortColumnChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("sort-column-changed", after: after, plain: handler)
    }

    /// `gtk_tree_sortable_get_sort_column_id()`.
    public var sortColumnId: (sortColumnId: Int, order: SortType)? {
        var sortColumnId: gint = 0
        var order = GtkSortType(0)
        let result = gtk_tree_sortable_get_sort_column_id(C.opaque(_raw), &sortColumnId, &order)
        return result == 0 ? nil : (C.int(sortColumnId), C.enumeration(order.rawValue))
    }

    /// `gtk_tree_sortable_has_default_sort_func()`.
    public var hasDefaultSortFunc: Bool { gtk_tree_sortable_has_default_sort_func(C.opaque(_raw)) != 0 }

    /// `gtk_tree_sortable_set_default_sort_func()`.
    public func setDefaultSortFunc(_ sortFunc: @escaping TreeIterCompareFunc) {
        gtk_tree_sortable_set_default_sort_func(C.opaque(_raw), TreeIterCompareFuncThunk.call, TreeIterCompareFuncThunk.retained(sortFunc), releaseCallback)
    }

    /// `gtk_tree_sortable_set_sort_column_id()`.
    public func setSortColumnId(sortColumnId: Int, order: SortType) {
        gtk_tree_sortable_set_sort_column_id(C.opaque(_raw), C.gint(sortColumnId), .init(rawValue: C.number(order)))
    }

    /// `gtk_tree_sortable_set_sort_func()`.
    public func setSortFunc(sortColumnId: Int, sortFunc: @escaping TreeIterCompareFunc) {
        gtk_tree_sortable_set_sort_func(C.opaque(_raw), C.gint(sortColumnId), TreeIterCompareFuncThunk.call, TreeIterCompareFuncThunk.retained(sortFunc), releaseCallback)
    }

    /// `gtk_tree_sortable_sort_column_changed()`.
    public func sortColumnChanged() {
        gtk_tree_sortable_sort_column_changed(C.opaque(_raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
#endif
extension Members where Owner: TreeSortable {
    public var sortColumnChanged: SignalKey<Owner, Void> { SignalKey("sort-column-changed") }
}
