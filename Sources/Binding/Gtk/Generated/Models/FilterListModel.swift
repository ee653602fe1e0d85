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

/// `GtkFilterListModel`. <https://docs.gtk.org/gtk4/class.FilterListModel.html>
open class FilterListModel: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_filter_list_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FilterListModel(_borrowed: raw) }

    /// `gtk_filter_list_model_new()`.
    public convenience init(model: (any Gio.ListModel)? = nil, filter: Filter? = nil) {
        if Self.hasOwnType { self.init(properties: ["model": model as Object?, "filter": filter]); return }
        self.init(_constructed: C.present(C.raw(gtk_filter_list_model_new(C.opaque(model?._retained()), C.cast(filter?._retained()))), "gtk_filter_list_model_new"))
    }
}

#if GTK_4_12
extension FilterListModel: SectionModel {}
#endif

extension FilterListModel {
    /// `filter`, `gtk_filter_list_model_get_filter()`.
    public var filter: Filter? {
        get { C.borrow(gtk_filter_list_model_get_filter(C.opaque(_raw))) }
        set { gtk_filter_list_model_set_filter(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.filter; defer { self.filter = value }; yield &value }
    }

    /// `incremental`, `gtk_filter_list_model_get_incremental()`.
    public var incremental: Bool {
        get { gtk_filter_list_model_get_incremental(C.opaque(_raw)) != 0 }
        set { gtk_filter_list_model_set_incremental(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.incremental; defer { self.incremental = value }; yield &value }
    }

    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `model`, `gtk_filter_list_model_get_model()`.
    public var model: (any Gio.ListModel)? {
        get { C.borrow(C.raw(gtk_filter_list_model_get_model(C.opaque(_raw))), Gio.AnyListModel.self) }
        set { gtk_filter_list_model_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `pending`, `gtk_filter_list_model_get_pending()`.
    public var pending: Int { C.int(gtk_filter_list_model_get_pending(C.opaque(_raw))) }
}

extension Members where Owner: FilterListModel {
    public var filter: PropertyKey<Owner, Filter?> { PropertyKey("filter") }
    public var incremental: PropertyKey<Owner, Bool> { PropertyKey("incremental") }
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var model: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("model", optional: Gio.AnyListModel.self) }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
    public var pending: PropertyKey<Owner, Int> { PropertyKey("pending") }
}
