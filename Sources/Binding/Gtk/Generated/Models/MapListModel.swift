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

/// `GtkMapListModel`. <https://docs.gtk.org/gtk4/class.MapListModel.html>
open class MapListModel: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_map_list_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MapListModel(_borrowed: raw) }

    /// `gtk_map_list_model_new()`.
    public convenience init(model: (any Gio.ListModel)? = nil, mapFunc: MapListModelMapFunc? = nil) {
        self.init(_constructed: C.present(C.raw(gtk_map_list_model_new(C.opaque(model?._retained()), mapFunc == nil ? nil : MapListModelMapFuncThunk.call, MapListModelMapFuncThunk.retained(mapFunc), mapFunc == nil ? nil : releaseCallback)), "gtk_map_list_model_new"))
    }
}

#if GTK_4_12
extension MapListModel: SectionModel {}
#endif

extension MapListModel {
    /// `has-map`, `gtk_map_list_model_has_map()`.
    public var hasMap: Bool { gtk_map_list_model_has_map(C.opaque(_raw)) != 0 }

    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `model`, `gtk_map_list_model_get_model()`.
    public var model: (any Gio.ListModel)? { C.borrow(C.raw(gtk_map_list_model_get_model(C.opaque(_raw))), Gio.AnyListModel.self) }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `gtk_map_list_model_set_map_func()`.
    public func setMapFunc(_ mapFunc: MapListModelMapFunc? = nil) {
        gtk_map_list_model_set_map_func(C.opaque(_raw), mapFunc == nil ? nil : MapListModelMapFuncThunk.call, MapListModelMapFuncThunk.retained(mapFunc), mapFunc == nil ? nil : releaseCallback)
    }

    /// `gtk_map_list_model_set_model()`.
    public func setModel(_ model: (any Gio.ListModel)? = nil) {
        gtk_map_list_model_set_model(C.opaque(_raw), C.opaque(model?._raw))
    }
}

extension Members where Owner: MapListModel {
    public var hasMap: PropertyKey<Owner, Bool> { PropertyKey("has-map") }
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var model: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("model", optional: Gio.AnyListModel.self) }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
