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

/// `GtkTreeListRowSorter`. <https://docs.gtk.org/gtk4/class.TreeListRowSorter.html>
open class TreeListRowSorter: Sorter {
    open override nonisolated class var gtype: UInt { gtk_tree_list_row_sorter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeListRowSorter(_borrowed: raw) }

    /// `gtk_tree_list_row_sorter_new()`.
    public convenience init(sorter: Sorter? = nil) {
        if Self.hasOwnType { self.init(properties: ["sorter": sorter]); return }
        self.init(_constructed: C.present(C.raw(gtk_tree_list_row_sorter_new(C.cast(sorter?._retained()))), "gtk_tree_list_row_sorter_new"))
    }
}

extension TreeListRowSorter {
    /// `sorter`, `gtk_tree_list_row_sorter_get_sorter()`.
    public var sorter: Sorter? {
        get { C.borrow(gtk_tree_list_row_sorter_get_sorter(C.opaque(_raw))) }
        set { gtk_tree_list_row_sorter_set_sorter(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.sorter; defer { self.sorter = value }; yield &value }
    }
}

extension Members where Owner: TreeListRowSorter {
    public var sorter: PropertyKey<Owner, Sorter?> { PropertyKey("sorter") }
}
