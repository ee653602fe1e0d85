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

/// `GtkSliceListModel`. <https://docs.gtk.org/gtk4/class.SliceListModel.html>
open class SliceListModel: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_slice_list_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SliceListModel(_borrowed: raw) }

    /// `gtk_slice_list_model_new()`.
    public convenience init(model: (any Gio.ListModel)? = nil, offset: Int, size: Int) {
        if Self.hasOwnType { self.init(properties: ["model": model as Object?, "offset": offset, "size": size]); return }
        self.init(_constructed: C.present(C.raw(gtk_slice_list_model_new(C.opaque(model?._retained()), C.guint(offset), C.guint(size))), "gtk_slice_list_model_new"))
    }
}

#if GTK_4_12
extension SliceListModel: SectionModel {}
#endif

extension SliceListModel {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `model`, `gtk_slice_list_model_get_model()`.
    public var model: (any Gio.ListModel)? {
        get { C.borrow(C.raw(gtk_slice_list_model_get_model(C.opaque(_raw))), Gio.AnyListModel.self) }
        set { gtk_slice_list_model_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `offset`, `gtk_slice_list_model_get_offset()`.
    public var offset: Int {
        get { C.int(gtk_slice_list_model_get_offset(C.opaque(_raw))) }
        set { gtk_slice_list_model_set_offset(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.offset; defer { self.offset = value }; yield &value }
    }

    /// `size`, `gtk_slice_list_model_get_size()`.
    public var size: Int {
        get { C.int(gtk_slice_list_model_get_size(C.opaque(_raw))) }
        set { gtk_slice_list_model_set_size(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.size; defer { self.size = value }; yield &value }
    }
}

extension Members where Owner: SliceListModel {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var model: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("model", optional: Gio.AnyListModel.self) }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
    public var offset: PropertyKey<Owner, Int> { PropertyKey("offset") }
    public var size: PropertyKey<Owner, Int> { PropertyKey("size") }
}
