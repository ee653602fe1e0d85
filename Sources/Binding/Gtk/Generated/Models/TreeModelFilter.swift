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

/// `GtkTreeModelFilter`. <https://docs.gtk.org/gtk4/class.TreeModelFilter.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FilterListModel instead.")
#endif
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
    open override nonisolated class var gtype: UInt { gtk_tree_model_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeModelFilter(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FilterListModel instead.")
#endif
extension TreeModelFilter {
    /// `child-model`.
    public var childModel: (any TreeModel)? { interfaceProperty("child-model", AnyTreeModel.self) }

    /// `virtual-root`.
    public var virtualRoot: TreePath? { property("virtual-root") }

    /// `gtk_tree_model_filter_clear_cache()`.
    public func clearCache() {
        gtk_tree_model_filter_clear_cache(C.cast(_raw))
    }

    /// `gtk_tree_model_filter_convert_child_iter_to_iter()`.
    @discardableResult
    public func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
        var filterIter = GtkTreeIter()
        var cChildIter = childIter._c
        let result = gtk_tree_model_filter_convert_child_iter_to_iter(C.cast(_raw), &filterIter, &cChildIter)
        return result == 0 ? nil : TreeIter(_c: filterIter)
    }

    /// `gtk_tree_model_filter_convert_child_path_to_path()`.
    @discardableResult
    public func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
        C.take(C.raw(gtk_tree_model_filter_convert_child_path_to_path(C.cast(_raw), C.opaque(childPath._raw))))
    }

    /// `gtk_tree_model_filter_convert_iter_to_child_iter()`.
    @discardableResult
    public func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
        var childIter = GtkTreeIter()
        var cFilterIter = filterIter._c
        gtk_tree_model_filter_convert_iter_to_child_iter(C.cast(_raw), &childIter, &cFilterIter)
        return TreeIter(_c: childIter)
    }

    /// `gtk_tree_model_filter_convert_path_to_child_path()`.
    @discardableResult
    public func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
        C.take(C.raw(gtk_tree_model_filter_convert_path_to_child_path(C.cast(_raw), C.opaque(filterPath._raw))))
    }

    /// `gtk_tree_model_filter_get_model()`.
    public var model: any TreeModel { C.present(C.borrow(C.raw(gtk_tree_model_filter_get_model(C.cast(_raw))), AnyTreeModel.self), "gtk_tree_model_filter_get_model") }

    /// `gtk_tree_model_filter_refilter()`.
    public func refilter() {
        gtk_tree_model_filter_refilter(C.cast(_raw))
    }

    /// `gtk_tree_model_filter_set_modify_func()`.
    public func setModifyFunc(
        _ types: [any ValueConvertible.Type], `func`: @escaping TreeModelFilterModifyFunc
    ) {
        var cTypes = types.map { $0._valueType }
        gtk_tree_model_filter_set_modify_func(C.cast(_raw), C.gint(types.count), &cTypes, TreeModelFilterModifyFuncThunk.call, TreeModelFilterModifyFuncThunk.retained(`func`), releaseCallback)
    }

    /// `gtk_tree_model_filter_set_visible_column()`.
    public func setVisibleColumn(_ column: Int) {
        gtk_tree_model_filter_set_visible_column(C.cast(_raw), C.gint(column))
    }

    /// `gtk_tree_model_filter_set_visible_func()`.
    public func setVisibleFunc(_ `func`: @escaping TreeModelFilterVisibleFunc) {
        gtk_tree_model_filter_set_visible_func(C.cast(_raw), TreeModelFilterVisibleFuncThunk.call, TreeModelFilterVisibleFuncThunk.retained(`func`), releaseCallback)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FilterListModel instead.")
#endif
extension Members where Owner: TreeModelFilter {
    public var childModel: PropertyKey<Owner, (any TreeModel)?> { PropertyKey("child-model", optional: AnyTreeModel.self) }
    public var virtualRoot: PropertyKey<Owner, TreePath?> { PropertyKey("virtual-root") }
}
