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

/// `GtkSelectionFilterModel`. <https://docs.gtk.org/gtk4/class.SelectionFilterModel.html>
open class SelectionFilterModel: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_selection_filter_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SelectionFilterModel(_borrowed: raw) }

    /// `gtk_selection_filter_model_new()`.
    public convenience init(model: (any SelectionModel)? = nil) {
        if Self.hasOwnType { self.init(properties: ["model": model as Object?]); return }
        self.init(_constructed: C.present(C.raw(gtk_selection_filter_model_new(C.opaque(model?._raw))), "gtk_selection_filter_model_new"))
    }
}

extension SelectionFilterModel {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `model`, `gtk_selection_filter_model_get_model()`.
    public var model: (any SelectionModel)? {
        get { C.borrow(C.raw(gtk_selection_filter_model_get_model(C.opaque(_raw))), AnySelectionModel.self) }
        set { gtk_selection_filter_model_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `n-items`.
    public var nItems: Int { property("n-items") }
}

extension Members where Owner: SelectionFilterModel {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var model: PropertyKey<Owner, (any SelectionModel)?> { PropertyKey("model", optional: AnySelectionModel.self) }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
