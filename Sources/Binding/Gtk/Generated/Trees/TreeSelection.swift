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

/// `GtkTreeSelection`. <https://docs.gtk.org/gtk4/class.TreeSelection.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.SelectionModel instead.")
#endif
open class TreeSelection: Object {
    open override nonisolated class var gtype: UInt { gtk_tree_selection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeSelection(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.SelectionModel instead.")
#endif
extension TreeSelection {
    /// `mode`, `gtk_tree_selection_get_mode()`.
    public var mode: SelectionMode {
        get { C.enumeration(gtk_tree_selection_get_mode(C.opaque(_raw)).rawValue) }
        set { gtk_tree_selection_set_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.mode; defer { self.mode = value }; yield &value }
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `gtk_tree_selection_count_selected_rows()`.
    @discardableResult
    public func countSelectedRows() -> Int {
        C.int(gtk_tree_selection_count_selected_rows(C.opaque(_raw)))
    }

    /// `gtk_tree_selection_get_selected()`.
    public var selected: (model: any TreeModel, iter: TreeIter)? {
        var model: OpaquePointer?
        var iter = GtkTreeIter()
        let result = gtk_tree_selection_get_selected(C.opaque(_raw), &model, &iter)
        return result == 0 ? nil : (C.present(C.borrow(C.raw(model), AnyTreeModel.self), "gtk_tree_selection_get_selected"), TreeIter(_c: iter))
    }

    /// `gtk_tree_selection_get_selected_rows()`.
    public var selectedRows: (result: [TreePath], model: (any TreeModel)?) {
        var model: OpaquePointer?
        let result = gtk_tree_selection_get_selected_rows(C.opaque(_raw), &model)
        return (C.array(list: result, .full) { C.present(C.take($0), "gtk_tree_selection_get_selected_rows") }, C.borrow(C.raw(model), AnyTreeModel.self))
    }

    /// `gtk_tree_selection_get_tree_view()`.
    public var treeView: TreeView? { C.borrow(gtk_tree_selection_get_tree_view(C.opaque(_raw))) }

    /// `gtk_tree_selection_iter_is_selected()`.
    @discardableResult
    public func iterIsSelected(_ iter: TreeIter) -> Bool {
        var cIter = iter._c
        return gtk_tree_selection_iter_is_selected(C.opaque(_raw), &cIter) != 0
    }

    /// `gtk_tree_selection_path_is_selected()`.
    @discardableResult
    public func pathIsSelected(_ path: TreePath) -> Bool {
        gtk_tree_selection_path_is_selected(C.opaque(_raw), C.opaque(path._raw)) != 0
    }

    /// `gtk_tree_selection_select_all()`.
    public func selectAll() {
        gtk_tree_selection_select_all(C.opaque(_raw))
    }

    /// `gtk_tree_selection_select_iter()`.
    public func selectIter(_ iter: TreeIter) {
        var cIter = iter._c
        gtk_tree_selection_select_iter(C.opaque(_raw), &cIter)
    }

    /// `gtk_tree_selection_select_path()`.
    public func selectPath(_ path: TreePath) {
        gtk_tree_selection_select_path(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gtk_tree_selection_select_range()`.
    public func selectRange(from startPath: TreePath, to endPath: TreePath) {
        gtk_tree_selection_select_range(C.opaque(_raw), C.opaque(startPath._raw), C.opaque(endPath._raw))
    }

    /// `gtk_tree_selection_selected_foreach()`.
    public func selectedForeach(_ `func`: TreeSelectionForeachFunc) {
        TreeSelectionForeachFuncThunk.withTemporary(`func`) { data1 in gtk_tree_selection_selected_foreach(C.opaque(_raw), TreeSelectionForeachFuncThunk.call, data1) }
    }

    /// `gtk_tree_selection_set_select_function()`.
    public func setSelectFunction(_ `func`: TreeSelectionFunc? = nil) {
        gtk_tree_selection_set_select_function(C.opaque(_raw), `func` == nil ? nil : TreeSelectionFuncThunk.call, TreeSelectionFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }

    /// `gtk_tree_selection_unselect_all()`.
    public func unselectAll() {
        gtk_tree_selection_unselect_all(C.opaque(_raw))
    }

    /// `gtk_tree_selection_unselect_iter()`.
    public func unselectIter(_ iter: TreeIter) {
        var cIter = iter._c
        gtk_tree_selection_unselect_iter(C.opaque(_raw), &cIter)
    }

    /// `gtk_tree_selection_unselect_path()`.
    public func unselectPath(_ path: TreePath) {
        gtk_tree_selection_unselect_path(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gtk_tree_selection_unselect_range()`.
    public func unselectRange(from startPath: TreePath, to endPath: TreePath) {
        gtk_tree_selection_unselect_range(C.opaque(_raw), C.opaque(startPath._raw), C.opaque(endPath._raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.SelectionModel instead.")
#endif
extension Members where Owner: TreeSelection {
    public var mode: PropertyKey<Owner, SelectionMode> { PropertyKey("mode") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
}
