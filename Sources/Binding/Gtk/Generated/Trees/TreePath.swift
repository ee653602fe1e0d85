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

/// `GtkTreePath`. <https://docs.gtk.org/gtk4/struct.TreePath.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
public final class TreePath: Boxed {
    public override class var gtype: UInt { gtk_tree_path_get_type() }

    /// `gtk_tree_path_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(gtk_tree_path_new()), "gtk_tree_path_new"))
    }

    /// `gtk_tree_path_new_from_indicesv()`.
    public convenience init(indices: [Int]) {
        var cIndices = indices.map { C.gint($0) }
        self.init(_taking: C.present(C.raw(gtk_tree_path_new_from_indicesv(&cIndices, C.gsize(indices.count))), "gtk_tree_path_new_from_indicesv"))
    }

    /// `gtk_tree_path_new_from_string()`.
    public convenience init?(path: String) {
        guard let made = C.raw(gtk_tree_path_new_from_string(path)) else { return nil }
        self.init(_taking: made)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
extension TreePath {
    /// `gtk_tree_path_new_first()`.
    public static func first() -> TreePath {
        return TreePath(_taking: C.present(C.raw(gtk_tree_path_new_first()), "gtk_tree_path_new_first"))
    }

    /// `gtk_tree_path_append_index()`.
    public func appendIndex(_ index: Int) {
        gtk_tree_path_append_index(C.opaque(_raw), C.gint(index))
    }

    /// `gtk_tree_path_compare()`.
    public func compare(_ b: TreePath) -> Int {
        C.int(gtk_tree_path_compare(C.opaque(_raw), C.opaque(b._raw)))
    }

    /// `gtk_tree_path_copy()`.
    @discardableResult
    public func copy() -> TreePath {
        C.present(C.take(C.raw(gtk_tree_path_copy(C.opaque(_raw)))), "gtk_tree_path_copy")
    }

    /// `gtk_tree_path_down()`.
    public func down() {
        gtk_tree_path_down(C.opaque(_raw))
    }

    /// `gtk_tree_path_get_depth()`.
    public var depth: Int { C.int(gtk_tree_path_get_depth(C.opaque(_raw))) }

    /// `gtk_tree_path_get_indices_with_depth()`.
    public var indicesWithDepth: [Int] {
        var depth: gint = 0
        let result = gtk_tree_path_get_indices_with_depth(C.opaque(_raw), &depth)
        return C.array(numbers: result, of: gint.self, count: C.int(depth), .none) { C.int($0) }
    }

    /// `gtk_tree_path_is_ancestor()`.
    public func isAncestor(_ descendant: TreePath) -> Bool {
        gtk_tree_path_is_ancestor(C.opaque(_raw), C.opaque(descendant._raw)) != 0
    }

    /// `gtk_tree_path_is_descendant()`.
    public func isDescendant(_ ancestor: TreePath) -> Bool {
        gtk_tree_path_is_descendant(C.opaque(_raw), C.opaque(ancestor._raw)) != 0
    }

    /// `gtk_tree_path_next()`.
    public func next() {
        gtk_tree_path_next(C.opaque(_raw))
    }

    /// `gtk_tree_path_prepend_index()`.
    public func prependIndex(_ index: Int) {
        gtk_tree_path_prepend_index(C.opaque(_raw), C.gint(index))
    }

    /// `gtk_tree_path_prev()`.
    @discardableResult
    public func prev() -> Bool {
        gtk_tree_path_prev(C.opaque(_raw)) != 0
    }

    /// `gtk_tree_path_to_string()`.
    public func toString() -> String? {
        C.takeOptionalString(gtk_tree_path_to_string(C.opaque(_raw)))
    }

    /// `gtk_tree_path_up()`.
    @discardableResult
    public func up() -> Bool {
        gtk_tree_path_up(C.opaque(_raw)) != 0
    }
}
