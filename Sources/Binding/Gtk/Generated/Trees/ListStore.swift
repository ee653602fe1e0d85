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

/// `GtkListStore`. <https://docs.gtk.org/gtk4/class.ListStore.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListStore instead.")
#endif
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
    open override nonisolated class var gtype: UInt { gtk_list_store_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListStore(_borrowed: raw) }

    /// `gtk_list_store_newv()`.
    public convenience init(types: [any ValueConvertible.Type]) {
        var cTypes = types.map { $0._valueType }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_list_store_newv(C.gint(types.count), &cTypes)), "gtk_list_store_newv"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListStore instead.")
#endif
extension ListStore {
    /// `gtk_list_store_append()`.
    @discardableResult
    public func append() -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_append(C.cast(_raw), &iter)
        return TreeIter(_c: iter)
    }

    /// `gtk_list_store_clear()`.
    public func clear() {
        gtk_list_store_clear(C.cast(_raw))
    }

    /// `gtk_list_store_insert()`.
    @discardableResult
    public func insert(_ position: Int) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_insert(C.cast(_raw), &iter, C.gint(position))
        return TreeIter(_c: iter)
    }

    /// `gtk_list_store_insert_after()`.
    @discardableResult
    public func insert(after sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        let cSibling = Lent(sibling?._c)
        gtk_list_store_insert_after(C.cast(_raw), &iter, cSibling.pointer)
        return TreeIter(_c: iter)
    }

    /// `gtk_list_store_insert_before()`.
    @discardableResult
    public func insert(before sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        let cSibling = Lent(sibling?._c)
        gtk_list_store_insert_before(C.cast(_raw), &iter, cSibling.pointer)
        return TreeIter(_c: iter)
    }

    /// `gtk_list_store_iter_is_valid()`.
    @discardableResult
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        var cIter = iter._c
        return gtk_list_store_iter_is_valid(C.cast(_raw), &cIter) != 0
    }

    /// `gtk_list_store_move_after()`.
    public func move(_ iter: TreeIter, after position: TreeIter? = nil) {
        var cIter = iter._c
        let cPosition = Lent(position?._c)
        gtk_list_store_move_after(C.cast(_raw), &cIter, cPosition.pointer)
    }

    /// `gtk_list_store_move_before()`.
    public func move(_ iter: TreeIter, before position: TreeIter? = nil) {
        var cIter = iter._c
        let cPosition = Lent(position?._c)
        gtk_list_store_move_before(C.cast(_raw), &cIter, cPosition.pointer)
    }

    /// `gtk_list_store_prepend()`.
    @discardableResult
    public func prepend() -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_prepend(C.cast(_raw), &iter)
        return TreeIter(_c: iter)
    }

    /// `gtk_list_store_remove()`.
    @discardableResult
    public func remove(_ iter: inout TreeIter) -> Bool {
        gtk_list_store_remove(C.cast(_raw), &iter._c) != 0
    }

    /// `gtk_list_store_reorder()`.
    public func reorder(_ newOrder: [Int]) {
        var cNewOrder = newOrder.map { C.gint($0) }
        gtk_list_store_reorder(C.cast(_raw), &cNewOrder)
    }

    /// `gtk_list_store_set_column_types()`.
    public func setColumnTypes(_ types: [any ValueConvertible.Type]) {
        var cTypes = types.map { $0._valueType }
        gtk_list_store_set_column_types(C.cast(_raw), C.gint(types.count), &cTypes)
    }

    /// `gtk_list_store_set_value()`.
    public func setValue(_ iter: TreeIter, column: Int, value: Value) {
        var cIter = iter._c
        gtk_list_store_set_value(C.cast(_raw), &cIter, C.gint(column), C.cast(value._raw))
    }

    /// `gtk_list_store_swap()`.
    public func swap(_ a: TreeIter, b: TreeIter) {
        var cA = a._c
        var cB = b._c
        gtk_list_store_swap(C.cast(_raw), &cA, &cB)
    }
}
