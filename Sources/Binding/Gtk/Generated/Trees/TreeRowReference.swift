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

/// `GtkTreeRowReference`. <https://docs.gtk.org/gtk4/struct.TreeRowReference.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
public final class TreeRowReference: Boxed {
    public override class var gtype: UInt { gtk_tree_row_reference_get_type() }

    /// `gtk_tree_row_reference_new()`.
    public convenience init?(model: any TreeModel, path: TreePath) {
        guard let made = C.raw(gtk_tree_row_reference_new(C.opaque(model._address), C.opaque(path._raw))) else { return nil }
        self.init(_taking: made)
    }

    /// `gtk_tree_row_reference_new_proxy()`.
    public convenience init?(proxy: Object, model: any TreeModel, path: TreePath) {
        guard let made = C.raw(gtk_tree_row_reference_new_proxy(C.cast(proxy._address), C.opaque(model._address), C.opaque(path._raw))) else { return nil }
        self.init(_taking: made)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
extension TreeRowReference {
    /// `gtk_tree_row_reference_copy()`.
    @discardableResult
    public func copy() -> TreeRowReference {
        C.present(C.take(C.raw(gtk_tree_row_reference_copy(C.opaque(_raw)))), "gtk_tree_row_reference_copy")
    }

    /// `gtk_tree_row_reference_get_model()`.
    public var model: any TreeModel { C.present(C.borrow(C.raw(gtk_tree_row_reference_get_model(C.opaque(_raw))), AnyTreeModel.self), "gtk_tree_row_reference_get_model") }

    /// `gtk_tree_row_reference_get_path()`.
    public var path: TreePath? { C.take(C.raw(gtk_tree_row_reference_get_path(C.opaque(_raw)))) }

    /// `gtk_tree_row_reference_valid()`.
    @discardableResult
    public func valid() -> Bool {
        gtk_tree_row_reference_valid(C.opaque(_raw)) != 0
    }

    /// `gtk_tree_row_reference_deleted()`.
    public static func deleted(_ proxy: Object, path: TreePath) {
        gtk_tree_row_reference_deleted(C.cast(proxy._address), C.opaque(path._raw))
    }

    /// `gtk_tree_row_reference_inserted()`.
    public static func inserted(_ proxy: Object, path: TreePath) {
        gtk_tree_row_reference_inserted(C.cast(proxy._address), C.opaque(path._raw))
    }
}
