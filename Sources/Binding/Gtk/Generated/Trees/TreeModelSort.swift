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

/// `GtkTreeModelSort`. <https://docs.gtk.org/gtk4/class.TreeModelSort.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.SortListModel instead.")
#endif
open class TreeModelSort: Object, TreeDragSource, TreeModel, TreeSortable {
    open override nonisolated class var gtype: UInt { gtk_tree_model_sort_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeModelSort(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_tree_model_sort_new_with_model()`.
    public convenience init(childModel: any TreeModel) {
        self.init(_constructed: C.present(C.raw(gtk_tree_model_sort_new_with_model(C.opaque(childModel._raw))), "gtk_tree_model_sort_new_with_model"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.SortListModel instead.")
#endif
extension TreeModelSort {
    /// `model`, `gtk_tree_model_sort_get_model()`.
    public var model: any TreeModel { C.present(C.borrow(C.raw(gtk_tree_model_sort_get_model(C.cast(_raw))), AnyTreeModel.self), "gtk_tree_model_sort_get_model") }

    /// `gtk_tree_model_sort_clear_cache()`.
    public func clearCache() {
        gtk_tree_model_sort_clear_cache(C.cast(_raw))
    }

    /// `gtk_tree_model_sort_convert_child_iter_to_iter()`.
    @discardableResult
    public func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
        var sortIter = GtkTreeIter()
        var cChildIter = childIter._c
        let result = gtk_tree_model_sort_convert_child_iter_to_iter(C.cast(_raw), &sortIter, &cChildIter)
        return result == 0 ? nil : TreeIter(_c: sortIter)
    }

    /// `gtk_tree_model_sort_convert_child_path_to_path()`.
    @discardableResult
    public func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
        C.take(C.raw(gtk_tree_model_sort_convert_child_path_to_path(C.cast(_raw), C.opaque(childPath._raw))))
    }

    /// `gtk_tree_model_sort_convert_iter_to_child_iter()`.
    @discardableResult
    public func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
        var childIter = GtkTreeIter()
        var cSortedIter = sortedIter._c
        gtk_tree_model_sort_convert_iter_to_child_iter(C.cast(_raw), &childIter, &cSortedIter)
        return TreeIter(_c: childIter)
    }

    /// `gtk_tree_model_sort_convert_path_to_child_path()`.
    @discardableResult
    public func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
        C.take(C.raw(gtk_tree_model_sort_convert_path_to_child_path(C.cast(_raw), C.opaque(sortedPath._raw))))
    }

    /// `gtk_tree_model_sort_iter_is_valid()`.
    @discardableResult
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        var cIter = iter._c
        return gtk_tree_model_sort_iter_is_valid(C.cast(_raw), &cIter) != 0
    }

    /// `gtk_tree_model_sort_reset_default_sort_func()`.
    public func resetDefaultSortFunc() {
        gtk_tree_model_sort_reset_default_sort_func(C.cast(_raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.SortListModel instead.")
#endif
extension Members where Owner: TreeModelSort {
    public var model: PropertyKey<Owner, any TreeModel> { PropertyKey("model", AnyTreeModel.self) }
}
