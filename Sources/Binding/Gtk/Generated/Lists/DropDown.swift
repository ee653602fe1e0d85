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

/// `GtkDropDown`. <https://docs.gtk.org/gtk4/class.DropDown.html>
open class DropDown: Widget {
    open override nonisolated class var gtype: UInt { gtk_drop_down_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DropDown(_borrowed: raw) }

    /// `gtk_drop_down_new()`.
    public convenience init(model: (any Gio.ListModel)? = nil, expression: Expression? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["model": model as Object?, "expression": expression]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_drop_down_new(C.opaque(model?._retained()), C.opaque(C.give(expression)))), "gtk_drop_down_new"))
    }

    /// `gtk_drop_down_new_from_strings()`.
    public convenience init(strings: [String]) {
        C.requireDisplay(Self.self)
        let cStrings = StringVector(strings)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_drop_down_new_from_strings(cStrings.constant)), "gtk_drop_down_new_from_strings"))
    }
}

extension DropDown {
    /// `enable-search`, `gtk_drop_down_get_enable_search()`.
    public var enableSearch: Bool {
        get { gtk_drop_down_get_enable_search(C.opaque(_raw)) != 0 }
        set { gtk_drop_down_set_enable_search(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableSearch; defer { self.enableSearch = value }; yield &value }
    }

    /// `expression`, `gtk_drop_down_get_expression()`.
    public var expression: Expression? {
        get { C.copy(C.raw(gtk_drop_down_get_expression(C.opaque(_raw)))) }
        set { gtk_drop_down_set_expression(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.expression; defer { self.expression = value }; yield &value }
    }

    /// `factory`, `gtk_drop_down_get_factory()`.
    public var factory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_drop_down_get_factory(C.opaque(_raw)))) }
        set { gtk_drop_down_set_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.factory; defer { self.factory = value }; yield &value }
    }

    /// `list-factory`, `gtk_drop_down_get_list_factory()`.
    public var listFactory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_drop_down_get_list_factory(C.opaque(_raw)))) }
        set { gtk_drop_down_set_list_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.listFactory; defer { self.listFactory = value }; yield &value }
    }

    /// `model`, `gtk_drop_down_get_model()`.
    public var model: (any Gio.ListModel)? {
        get { C.borrow(C.raw(gtk_drop_down_get_model(C.opaque(_raw))), Gio.AnyListModel.self) }
        set { gtk_drop_down_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `selected`, `gtk_drop_down_get_selected()`.
    public var selected: Int {
        get { C.int(gtk_drop_down_get_selected(C.opaque(_raw))) }
        set { gtk_drop_down_set_selected(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.selected; defer { self.selected = value }; yield &value }
    }

    /// `selected-item`, `gtk_drop_down_get_selected_item()`.
    public var selectedItem: Object? { C.borrow(gtk_drop_down_get_selected_item(C.opaque(_raw))) }

    /// `show-arrow`, `gtk_drop_down_get_show_arrow()`.
    public var showArrow: Bool {
        get { gtk_drop_down_get_show_arrow(C.opaque(_raw)) != 0 }
        set { gtk_drop_down_set_show_arrow(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showArrow; defer { self.showArrow = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

#if GTK_4_12
    /// `header-factory`, `gtk_drop_down_get_header_factory()`.
    public var headerFactory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_drop_down_get_header_factory(C.opaque(_raw)))) }
        set { gtk_drop_down_set_header_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.headerFactory; defer { self.headerFactory = value }; yield &value }
    }

    /// `search-match-mode`, `gtk_drop_down_get_search_match_mode()`.
    public var searchMatchMode: StringFilterMatchMode {
        get { C.enumeration(gtk_drop_down_get_search_match_mode(C.opaque(_raw)).rawValue) }
        set { gtk_drop_down_set_search_match_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.searchMatchMode; defer { self.searchMatchMode = value }; yield &value }
    }
#endif
}

extension Members where Owner: DropDown {
    public var enableSearch: PropertyKey<Owner, Bool> { PropertyKey("enable-search") }
    public var expression: PropertyKey<Owner, Expression?> { PropertyKey("expression") }
    public var factory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("factory") }
    public var listFactory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("list-factory") }
    public var model: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("model", optional: Gio.AnyListModel.self) }
    public var selected: PropertyKey<Owner, Int> { PropertyKey("selected") }
    public var selectedItem: PropertyKey<Owner, Object?> { PropertyKey("selected-item") }
    public var showArrow: PropertyKey<Owner, Bool> { PropertyKey("show-arrow") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
#if GTK_4_12
    public var headerFactory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("header-factory") }
    public var searchMatchMode: PropertyKey<Owner, StringFilterMatchMode> { PropertyKey("search-match-mode") }
#endif
}
