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

/// `GtkSingleSelection`. <https://docs.gtk.org/gtk4/class.SingleSelection.html>
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
    open override nonisolated class var gtype: UInt { gtk_single_selection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SingleSelection(_borrowed: raw) }

    /// `gtk_single_selection_new()`.
    public convenience init(model: (any Gio.ListModel)? = nil) {
        if Self.hasOwnType { self.init(properties: ["model": model as Object?]); return }
        self.init(_constructed: C.present(C.raw(gtk_single_selection_new(C.opaque(model?._retained()))), "gtk_single_selection_new"))
    }
}

#if GTK_4_12
extension SingleSelection: SectionModel {}
#endif

extension SingleSelection {
    /// `autoselect`, `gtk_single_selection_get_autoselect()`.
    public var autoselect: Bool {
        get { gtk_single_selection_get_autoselect(C.opaque(_raw)) != 0 }
        set { gtk_single_selection_set_autoselect(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autoselect; defer { self.autoselect = value }; yield &value }
    }

    /// `can-unselect`, `gtk_single_selection_get_can_unselect()`.
    public var canUnselect: Bool {
        get { gtk_single_selection_get_can_unselect(C.opaque(_raw)) != 0 }
        set { gtk_single_selection_set_can_unselect(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canUnselect; defer { self.canUnselect = value }; yield &value }
    }

    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `model`, `gtk_single_selection_get_model()`.
    public var model: (any Gio.ListModel)? {
        get { C.borrow(C.raw(gtk_single_selection_get_model(C.opaque(_raw))), Gio.AnyListModel.self) }
        set { gtk_single_selection_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `selected`, `gtk_single_selection_get_selected()`.
    public var selected: Int {
        get { C.int(gtk_single_selection_get_selected(C.opaque(_raw))) }
        set { gtk_single_selection_set_selected(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.selected; defer { self.selected = value }; yield &value }
    }

    /// `selected-item`, `gtk_single_selection_get_selected_item()`.
    public var selectedItem: Object? { C.borrow(gtk_single_selection_get_selected_item(C.opaque(_raw))) }
}

extension Members where Owner: SingleSelection {
    public var autoselect: PropertyKey<Owner, Bool> { PropertyKey("autoselect") }
    public var canUnselect: PropertyKey<Owner, Bool> { PropertyKey("can-unselect") }
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var model: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("model", optional: Gio.AnyListModel.self) }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
    public var selected: PropertyKey<Owner, Int> { PropertyKey("selected") }
    public var selectedItem: PropertyKey<Owner, Object?> { PropertyKey("selected-item") }
}
