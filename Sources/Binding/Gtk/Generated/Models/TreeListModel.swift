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

/// `GtkTreeListModel`. <https://docs.gtk.org/gtk4/class.TreeListModel.html>
open class TreeListModel: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_tree_list_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeListModel(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_tree_list_model_new()`.
    public convenience init(
        root: any Gio.ListModel, passthrough: Bool = false, autoexpand: Bool = false, createFunc: @escaping TreeListModelCreateModelFunc
    ) {
        self.init(_constructed: C.present(C.raw(gtk_tree_list_model_new(C.opaque(root._retained()), passthrough ? 1 : 0, autoexpand ? 1 : 0, TreeListModelCreateModelFuncThunk.call, TreeListModelCreateModelFuncThunk.retained(createFunc), releaseCallback)), "gtk_tree_list_model_new"))
    }
}

extension TreeListModel {
    /// `autoexpand`, `gtk_tree_list_model_get_autoexpand()`.
    public var autoexpand: Bool {
        get { gtk_tree_list_model_get_autoexpand(C.opaque(_raw)) != 0 }
        set { gtk_tree_list_model_set_autoexpand(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autoexpand; defer { self.autoexpand = value }; yield &value }
    }

    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `model`, `gtk_tree_list_model_get_model()`.
    public var model: any Gio.ListModel { C.present(C.borrow(C.raw(gtk_tree_list_model_get_model(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_tree_list_model_get_model") }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `passthrough`, `gtk_tree_list_model_get_passthrough()`.
    public var passthrough: Bool { gtk_tree_list_model_get_passthrough(C.opaque(_raw)) != 0 }

    /// `gtk_tree_list_model_get_child_row()`.
    public func childRow(at position: Int) -> TreeListRow? {
        C.adopt(C.raw(gtk_tree_list_model_get_child_row(C.opaque(_raw), C.guint(position))))
    }

    /// `gtk_tree_list_model_get_row()`.
    public func row(at position: Int) -> TreeListRow? {
        C.adopt(C.raw(gtk_tree_list_model_get_row(C.opaque(_raw), C.guint(position))))
    }
}

extension Members where Owner: TreeListModel {
    public var autoexpand: PropertyKey<Owner, Bool> { PropertyKey("autoexpand") }
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var model: PropertyKey<Owner, any Gio.ListModel> { PropertyKey("model", Gio.AnyListModel.self) }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
    public var passthrough: PropertyKey<Owner, Bool> { PropertyKey("passthrough") }
}
