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

/// `GtkTreeStore`. <https://docs.gtk.org/gtk4/class.TreeStore.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.TreeListModel instead.")
#endif
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
    open override nonisolated class var gtype: UInt { gtk_tree_store_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeStore(_borrowed: raw) }

    /// `gtk_tree_store_newv()`.
    public convenience init(types: [any ValueConvertible.Type]) {
        var cTypes = types.map { $0._valueType }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_tree_store_newv(C.gint(types.count), &cTypes)), "gtk_tree_store_newv"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.TreeListModel instead.")
#endif
extension TreeStore {
    /// `gtk_tree_store_append()`.
    @discardableResult
    public func append(_ parent: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        let cParent = Lent(parent?._c)
        gtk_tree_store_append(C.cast(_raw), &iter, cParent.pointer)
        return TreeIter(_c: iter)
    }

    /// `gtk_tree_store_clear()`.
    public func clear() {
        gtk_tree_store_clear(C.cast(_raw))
    }

    /// `gtk_tree_store_insert()`.
    @discardableResult
    public func insert(_ parent: TreeIter? = nil, at position: Int) -> TreeIter {
        var iter = GtkTreeIter()
        let cParent = Lent(parent?._c)
        gtk_tree_store_insert(C.cast(_raw), &iter, cParent.pointer, C.gint(position))
        return TreeIter(_c: iter)
    }

    /// `gtk_tree_store_insert_after()`.
    @discardableResult
    public func insert(into parent: TreeIter? = nil, after sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        let cParent = Lent(parent?._c)
        let cSibling = Lent(sibling?._c)
        gtk_tree_store_insert_after(C.cast(_raw), &iter, cParent.pointer, cSibling.pointer)
        return TreeIter(_c: iter)
    }

    /// `gtk_tree_store_insert_before()`.
    @discardableResult
    public func insert(into parent: TreeIter? = nil, before sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        let cParent = Lent(parent?._c)
        let cSibling = Lent(sibling?._c)
        gtk_tree_store_insert_before(C.cast(_raw), &iter, cParent.pointer, cSibling.pointer)
        return TreeIter(_c: iter)
    }

    /// `gtk_tree_store_is_ancestor()`.
    public func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
        var cIter = iter._c
        var cDescendant = descendant._c
        return gtk_tree_store_is_ancestor(C.cast(_raw), &cIter, &cDescendant) != 0
    }

    /// `gtk_tree_store_iter_depth()`.
    @discardableResult
    public func iterDepth(_ iter: TreeIter) -> Int {
        var cIter = iter._c
        return C.int(gtk_tree_store_iter_depth(C.cast(_raw), &cIter))
    }

    /// `gtk_tree_store_iter_is_valid()`.
    @discardableResult
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        var cIter = iter._c
        return gtk_tree_store_iter_is_valid(C.cast(_raw), &cIter) != 0
    }

    /// `gtk_tree_store_move_after()`.
    public func move(_ iter: TreeIter, after position: TreeIter? = nil) {
        var cIter = iter._c
        let cPosition = Lent(position?._c)
        gtk_tree_store_move_after(C.cast(_raw), &cIter, cPosition.pointer)
    }

    /// `gtk_tree_store_move_before()`.
    public func move(_ iter: TreeIter, before position: TreeIter? = nil) {
        var cIter = iter._c
        let cPosition = Lent(position?._c)
        gtk_tree_store_move_before(C.cast(_raw), &cIter, cPosition.pointer)
    }

    /// `gtk_tree_store_prepend()`.
    @discardableResult
    public func prepend(_ parent: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        let cParent = Lent(parent?._c)
        gtk_tree_store_prepend(C.cast(_raw), &iter, cParent.pointer)
        return TreeIter(_c: iter)
    }

    /// `gtk_tree_store_remove()`.
    @discardableResult
    public func remove(_ iter: inout TreeIter) -> Bool {
        gtk_tree_store_remove(C.cast(_raw), &iter._c) != 0
    }

    /// `gtk_tree_store_set_column_types()`.
    public func setColumnTypes(_ types: [any ValueConvertible.Type]) {
        var cTypes = types.map { $0._valueType }
        gtk_tree_store_set_column_types(C.cast(_raw), C.gint(types.count), &cTypes)
    }

    /// `gtk_tree_store_set_value()`.
    public func setValue(_ iter: TreeIter, column: Int, value: Value) {
        var cIter = iter._c
        gtk_tree_store_set_value(C.cast(_raw), &cIter, C.gint(column), C.cast(value._raw))
    }

    /// `gtk_tree_store_swap()`.
    public func swap(_ a: TreeIter, b: TreeIter) {
        var cA = a._c
        var cB = b._c
        gtk_tree_store_swap(C.cast(_raw), &cA, &cB)
    }
}
