// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwComboRow`.
open class ComboRow: ActionRow {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_combo_row_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ComboRow(_borrowed: raw) }
}

extension ComboRow {
    /// `expression`, `adw_combo_row_get_expression()`.
    public var expression: Gtk.Expression? {
        get { C.copy(C.raw(adw_combo_row_get_expression(C.cast(_raw)))) }
        set { adw_combo_row_set_expression(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.expression; defer { self.expression = value }; yield &value }
    }

    /// `factory`, `adw_combo_row_get_factory()`.
    public var factory: Gtk.ListItemFactory? {
        get { C.borrow(C.raw(adw_combo_row_get_factory(C.cast(_raw)))) }
        set { adw_combo_row_set_factory(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.factory; defer { self.factory = value }; yield &value }
    }

    /// `list-factory`, `adw_combo_row_get_list_factory()`.
    public var listFactory: Gtk.ListItemFactory? {
        get { C.borrow(C.raw(adw_combo_row_get_list_factory(C.cast(_raw)))) }
        set { adw_combo_row_set_list_factory(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.listFactory; defer { self.listFactory = value }; yield &value }
    }

    /// `model`, `adw_combo_row_get_model()`.
    public var model: (any Gio.ListModel)? {
        get { C.borrow(C.raw(adw_combo_row_get_model(C.cast(_raw))), Gio.AnyListModel.self) }
        set { adw_combo_row_set_model(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `selected`, `adw_combo_row_get_selected()`.
    public var selected: Int {
        get { C.int(adw_combo_row_get_selected(C.cast(_raw))) }
        set { adw_combo_row_set_selected(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.selected; defer { self.selected = value }; yield &value }
    }

    /// `selected-item`, `adw_combo_row_get_selected_item()`.
    public var selectedItem: Object? { C.borrow(adw_combo_row_get_selected_item(C.cast(_raw))) }

    /// `use-subtitle`, `adw_combo_row_get_use_subtitle()`.
    public var useSubtitle: Bool {
        get { adw_combo_row_get_use_subtitle(C.cast(_raw)) != 0 }
        set { adw_combo_row_set_use_subtitle(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useSubtitle; defer { self.useSubtitle = value }; yield &value }
    }
}

extension Members where Owner: ComboRow {
    public var expression: PropertyKey<Owner, Gtk.Expression?> { PropertyKey("expression") }
    public var factory: PropertyKey<Owner, Gtk.ListItemFactory?> { PropertyKey("factory") }
    public var listFactory: PropertyKey<Owner, Gtk.ListItemFactory?> { PropertyKey("list-factory") }
    public var model: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("model", optional: Gio.AnyListModel.self) }
    public var selected: PropertyKey<Owner, Int> { PropertyKey("selected") }
    public var selectedItem: PropertyKey<Owner, Object?> { PropertyKey("selected-item") }
    public var useSubtitle: PropertyKey<Owner, Bool> { PropertyKey("use-subtitle") }
}
