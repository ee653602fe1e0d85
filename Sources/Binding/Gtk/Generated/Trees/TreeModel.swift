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

/// `GtkTreeModel`. <https://docs.gtk.org/gtk4/iface.TreeModel.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
@MainActor
public protocol TreeModel: Object {}

/// Some object with the interface ``TreeModel``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
public final class AnyTreeModel: Object, TreeModel {
    public override nonisolated class var gtype: UInt { gtk_tree_model_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTreeModel(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
extension TreeModel {
    /// `row-changed`.
    @discardableResult
    public func onRowChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: TreePath, _ iter: TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `row-deleted`.
    @discardableResult
    public func onRowDeleted(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: TreePath) -> Void
    ) -> SignalConnection {
        connect("row-deleted", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `row-has-child-toggled`.
    @discardableResult
    public func onRowHasChildToggled(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: TreePath, _ iter: TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-has-child-toggled", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `row-inserted`.
    @discardableResult
    public func onRowInserted(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: TreePath, _ iter: TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-inserted", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_tree_model_filter_new()`.
    @discardableResult
    public func filterNew(_ root: TreePath? = nil) -> any TreeModel {
        C.present(C.adopt(C.raw(gtk_tree_model_filter_new(C.opaque(_raw), C.opaque(root?._raw))), AnyTreeModel.self), "gtk_tree_model_filter_new")
    }

    /// `gtk_tree_model_foreach()`.
    public func foreach(_ `func`: TreeModelForeachFunc) {
        TreeModelForeachFuncThunk.withTemporary(`func`) { data1 in gtk_tree_model_foreach(C.opaque(_raw), TreeModelForeachFuncThunk.call, data1) }
    }

    /// `gtk_tree_model_get_column_type()`.
    public func columnType(at index: Int) -> TypeID {
        TypeID(_raw: gtk_tree_model_get_column_type(C.opaque(_raw), C.gint(index)))
    }

    /// `gtk_tree_model_get_flags()`.
    public var flags: TreeModelFlags { C.flags(gtk_tree_model_get_flags(C.opaque(_raw)).rawValue) }

    /// `gtk_tree_model_get_iter()`.
    public func iter(of path: TreePath) -> TreeIter? {
        var iter = GtkTreeIter()
        let result = gtk_tree_model_get_iter(C.opaque(_raw), &iter, C.opaque(path._raw))
        return result == 0 ? nil : TreeIter(_c: iter)
    }

    /// `gtk_tree_model_get_iter_first()`.
    public var iterFirst: TreeIter? {
        var iter = GtkTreeIter()
        let result = gtk_tree_model_get_iter_first(C.opaque(_raw), &iter)
        return result == 0 ? nil : TreeIter(_c: iter)
    }

    /// `gtk_tree_model_get_iter_from_string()`.
    public func iter(fromString pathString: String) -> TreeIter? {
        var iter = GtkTreeIter()
        let result = gtk_tree_model_get_iter_from_string(C.opaque(_raw), &iter, pathString)
        return result == 0 ? nil : TreeIter(_c: iter)
    }

    /// `gtk_tree_model_get_n_columns()`.
    public var nColumns: Int { C.int(gtk_tree_model_get_n_columns(C.opaque(_raw))) }

    /// `gtk_tree_model_get_path()`.
    public func path(of iter: TreeIter) -> TreePath {
        var cIter = iter._c
        return C.present(C.take(C.raw(gtk_tree_model_get_path(C.opaque(_raw), &cIter))), "gtk_tree_model_get_path")
    }

    /// `gtk_tree_model_get_string_from_iter()`.
    public func string(from iter: TreeIter) -> String? {
        var cIter = iter._c
        return C.takeOptionalString(gtk_tree_model_get_string_from_iter(C.opaque(_raw), &cIter))
    }

    /// `gtk_tree_model_get_value()`.
    public func value(of iter: TreeIter, column: Int) -> Value {
        var cIter = iter._c
        var value = GValue()
        gtk_tree_model_get_value(C.opaque(_raw), &cIter, C.gint(column), &value)
        return Value(moving: value)
    }

    /// `gtk_tree_model_iter_children()`.
    @discardableResult
    public func iterChildren(_ parent: TreeIter? = nil) -> TreeIter? {
        var iter = GtkTreeIter()
        let cParent = Lent(parent?._c)
        let result = gtk_tree_model_iter_children(C.opaque(_raw), &iter, cParent.pointer)
        return result == 0 ? nil : TreeIter(_c: iter)
    }

    /// `gtk_tree_model_iter_has_child()`.
    @discardableResult
    public func iterHasChild(_ iter: TreeIter) -> Bool {
        var cIter = iter._c
        return gtk_tree_model_iter_has_child(C.opaque(_raw), &cIter) != 0
    }

    /// `gtk_tree_model_iter_n_children()`.
    @discardableResult
    public func iterNChildren(_ iter: TreeIter? = nil) -> Int {
        let cIter = Lent(iter?._c)
        return C.int(gtk_tree_model_iter_n_children(C.opaque(_raw), cIter.pointer))
    }

    /// `gtk_tree_model_iter_next()`.
    @discardableResult
    public func iterNext(_ iter: inout TreeIter) -> Bool {
        gtk_tree_model_iter_next(C.opaque(_raw), &iter._c) != 0
    }

    /// `gtk_tree_model_iter_nth_child()`.
    @discardableResult
    public func iterNthChild(_ parent: TreeIter? = nil, n: Int) -> TreeIter? {
        var iter = GtkTreeIter()
        let cParent = Lent(parent?._c)
        let result = gtk_tree_model_iter_nth_child(C.opaque(_raw), &iter, cParent.pointer, C.gint(n))
        return result == 0 ? nil : TreeIter(_c: iter)
    }

    /// `gtk_tree_model_iter_parent()`.
    @discardableResult
    public func iterParent(_ child: TreeIter) -> TreeIter? {
        var iter = GtkTreeIter()
        var cChild = child._c
        let result = gtk_tree_model_iter_parent(C.opaque(_raw), &iter, &cChild)
        return result == 0 ? nil : TreeIter(_c: iter)
    }

    /// `gtk_tree_model_iter_previous()`.
    @discardableResult
    public func iterPrevious(_ iter: inout TreeIter) -> Bool {
        gtk_tree_model_iter_previous(C.opaque(_raw), &iter._c) != 0
    }

    /// `gtk_tree_model_ref_node()`.
    public func refNode(_ iter: TreeIter) {
        var cIter = iter._c
        gtk_tree_model_ref_node(C.opaque(_raw), &cIter)
    }

    /// `gtk_tree_model_row_changed()`.
    public func rowChanged(_ path: TreePath, iter: TreeIter) {
        var cIter = iter._c
        gtk_tree_model_row_changed(C.opaque(_raw), C.opaque(path._raw), &cIter)
    }

    /// `gtk_tree_model_row_deleted()`.
    public func rowDeleted(_ path: TreePath) {
        gtk_tree_model_row_deleted(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gtk_tree_model_row_has_child_toggled()`.
    public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) {
        var cIter = iter._c
        gtk_tree_model_row_has_child_toggled(C.opaque(_raw), C.opaque(path._raw), &cIter)
    }

    /// `gtk_tree_model_row_inserted()`.
    public func rowInserted(_ path: TreePath, iter: TreeIter) {
        var cIter = iter._c
        gtk_tree_model_row_inserted(C.opaque(_raw), C.opaque(path._raw), &cIter)
    }

    /// `gtk_tree_model_rows_reordered_with_length()`.
    public func rowsReordered(_ path: TreePath, iter: TreeIter? = nil, newOrder: [Int]) {
        let cIter = Lent(iter?._c)
        var cNewOrder = newOrder.map { C.gint($0) }
        gtk_tree_model_rows_reordered_with_length(C.opaque(_raw), C.opaque(path._raw), cIter.pointer, &cNewOrder, C.gint(newOrder.count))
    }

    /// `gtk_tree_model_unref_node()`.
    public func unrefNode(_ iter: TreeIter) {
        var cIter = iter._c
        gtk_tree_model_unref_node(C.opaque(_raw), &cIter)
    }

    /// `gtk_tree_create_row_drag_content()`.
    @discardableResult
    public func rowDragContent(of path: TreePath) -> Gdk.ContentProvider {
        C.present(C.adopt(gtk_tree_create_row_drag_content(C.opaque(_raw), C.opaque(path._raw))), "gtk_tree_create_row_drag_content")
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
extension Members where Owner: TreeModel {
    public var rowChanged: SignalKey<Owner, (path: TreePath, iter: TreeIter)> { SignalKey("row-changed") { ($0.get(1), $0.get(2)) } }
    public var rowDeleted: SignalKey<Owner, TreePath> { SignalKey(one: "row-deleted") }
    public var rowHasChildToggled: SignalKey<Owner, (path: TreePath, iter: TreeIter)> { SignalKey("row-has-child-toggled") { ($0.get(1), $0.get(2)) } }
    public var rowInserted: SignalKey<Owner, (path: TreePath, iter: TreeIter)> { SignalKey("row-inserted") { ($0.get(1), $0.get(2)) } }
}
