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

/// `GtkTreeListRow`. <https://docs.gtk.org/gtk4/class.TreeListRow.html>
open class TreeListRow: Object {
    open override nonisolated class var gtype: UInt { gtk_tree_list_row_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeListRow(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension TreeListRow {
    /// `children`, `gtk_tree_list_row_get_children()`.
    public var children: (any Gio.ListModel)? { C.borrow(C.raw(gtk_tree_list_row_get_children(C.opaque(_raw))), Gio.AnyListModel.self) }

    /// `depth`, `gtk_tree_list_row_get_depth()`.
    public var depth: Int { C.int(gtk_tree_list_row_get_depth(C.opaque(_raw))) }

    /// `expandable`.
    public var expandable: Bool { property("expandable") }

    /// `expanded`, `gtk_tree_list_row_get_expanded()`.
    public var expanded: Bool {
        get { gtk_tree_list_row_get_expanded(C.opaque(_raw)) != 0 }
        set { gtk_tree_list_row_set_expanded(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.expanded; defer { self.expanded = value }; yield &value }
    }

    /// `item`, `gtk_tree_list_row_get_item()`.
    public var item: Object? { C.adopt(gtk_tree_list_row_get_item(C.opaque(_raw))) }

    /// `gtk_tree_list_row_get_child_row()`.
    public func childRow(at position: Int) -> TreeListRow? {
        C.adopt(C.raw(gtk_tree_list_row_get_child_row(C.opaque(_raw), C.guint(position))))
    }

    /// `gtk_tree_list_row_get_parent()`.
    public var parent: TreeListRow? { C.adopt(C.raw(gtk_tree_list_row_get_parent(C.opaque(_raw)))) }

    /// `gtk_tree_list_row_get_position()`.
    public var position: Int { C.int(gtk_tree_list_row_get_position(C.opaque(_raw))) }

    /// `gtk_tree_list_row_is_expandable()`.
    public var isExpandable: Bool { gtk_tree_list_row_is_expandable(C.opaque(_raw)) != 0 }
}

extension Members where Owner: TreeListRow {
    public var children: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("children", optional: Gio.AnyListModel.self) }
    public var depth: PropertyKey<Owner, Int> { PropertyKey("depth") }
    public var expandable: PropertyKey<Owner, Bool> { PropertyKey("expandable") }
    public var expanded: PropertyKey<Owner, Bool> { PropertyKey("expanded") }
    public var item: PropertyKey<Owner, Object?> { PropertyKey("item") }
}
