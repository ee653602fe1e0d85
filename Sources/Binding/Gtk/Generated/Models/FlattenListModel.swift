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

/// `GtkFlattenListModel`. <https://docs.gtk.org/gtk4/class.FlattenListModel.html>
open class FlattenListModel: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_flatten_list_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FlattenListModel(_borrowed: raw) }

    /// `gtk_flatten_list_model_new()`.
    public convenience init(model: (any Gio.ListModel)? = nil) {
        if Self.hasOwnType { self.init(properties: ["model": model as Object?]); return }
        self.init(_constructed: C.present(C.raw(gtk_flatten_list_model_new(C.opaque(model?._retained()))), "gtk_flatten_list_model_new"))
    }
}

#if GTK_4_12
extension FlattenListModel: SectionModel {}
#endif

extension FlattenListModel {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `model`, `gtk_flatten_list_model_get_model()`.
    public var model: (any Gio.ListModel)? {
        get { C.borrow(C.raw(gtk_flatten_list_model_get_model(C.opaque(_raw))), Gio.AnyListModel.self) }
        set { gtk_flatten_list_model_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `gtk_flatten_list_model_get_model_for_item()`.
    public func modelForItem(at position: Int) -> (any Gio.ListModel)? {
        C.borrow(C.raw(gtk_flatten_list_model_get_model_for_item(C.opaque(_raw), C.guint(position))), Gio.AnyListModel.self)
    }
}

extension Members where Owner: FlattenListModel {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var model: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("model", optional: Gio.AnyListModel.self) }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
