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

/// `GtkGridView`. <https://docs.gtk.org/gtk4/class.GridView.html>
open class GridView: ListBase {
    open override nonisolated class var gtype: UInt { gtk_grid_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GridView(_borrowed: raw) }

    /// `gtk_grid_view_new()`.
    public convenience init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["model": model as Object?, "factory": factory]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_grid_view_new(C.opaque(model?._retained()), C.opaque(factory?._retained()))), "gtk_grid_view_new"))
    }
}

extension GridView {
    /// `enable-rubberband`, `gtk_grid_view_get_enable_rubberband()`.
    public var enableRubberband: Bool {
        get { gtk_grid_view_get_enable_rubberband(C.opaque(_raw)) != 0 }
        set { gtk_grid_view_set_enable_rubberband(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableRubberband; defer { self.enableRubberband = value }; yield &value }
    }

    /// `factory`, `gtk_grid_view_get_factory()`.
    public var factory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_grid_view_get_factory(C.opaque(_raw)))) }
        set { gtk_grid_view_set_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.factory; defer { self.factory = value }; yield &value }
    }

    /// `max-columns`, `gtk_grid_view_get_max_columns()`.
    public var maxColumns: Int {
        get { C.int(gtk_grid_view_get_max_columns(C.opaque(_raw))) }
        set { gtk_grid_view_set_max_columns(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxColumns; defer { self.maxColumns = value }; yield &value }
    }

    /// `min-columns`, `gtk_grid_view_get_min_columns()`.
    public var minColumns: Int {
        get { C.int(gtk_grid_view_get_min_columns(C.opaque(_raw))) }
        set { gtk_grid_view_set_min_columns(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minColumns; defer { self.minColumns = value }; yield &value }
    }

    /// `model`, `gtk_grid_view_get_model()`.
    public var model: (any SelectionModel)? {
        get { C.borrow(C.raw(gtk_grid_view_get_model(C.opaque(_raw))), AnySelectionModel.self) }
        set { gtk_grid_view_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `single-click-activate`, `gtk_grid_view_get_single_click_activate()`.
    public var singleClickActivate: Bool {
        get { gtk_grid_view_get_single_click_activate(C.opaque(_raw)) != 0 }
        set { gtk_grid_view_set_single_click_activate(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.singleClickActivate; defer { self.singleClickActivate = value }; yield &value }
    }

    /// `activate`.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after) { arguments in handler(arguments.get(1)) }
    }

#if GTK_4_12
    /// `tab-behavior`, `gtk_grid_view_get_tab_behavior()`.
    public var tabBehavior: ListTabBehavior {
        get { C.enumeration(gtk_grid_view_get_tab_behavior(C.opaque(_raw)).rawValue) }
        set { gtk_grid_view_set_tab_behavior(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.tabBehavior; defer { self.tabBehavior = value }; yield &value }
    }

    /// `gtk_grid_view_scroll_to()`.
    public func scroll(to pos: Int, flags: ListScrollFlags = [], scroll: ScrollInfo? = nil) {
        gtk_grid_view_scroll_to(C.opaque(_raw), C.guint(pos), .init(rawValue: C.number(flags)), C.opaque(C.give(scroll)))
    }
#endif
}

extension Members where Owner: GridView {
    public var enableRubberband: PropertyKey<Owner, Bool> { PropertyKey("enable-rubberband") }
    public var factory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("factory") }
    public var maxColumns: PropertyKey<Owner, Int> { PropertyKey("max-columns") }
    public var minColumns: PropertyKey<Owner, Int> { PropertyKey("min-columns") }
    public var model: PropertyKey<Owner, (any SelectionModel)?> { PropertyKey("model", optional: AnySelectionModel.self) }
    public var singleClickActivate: PropertyKey<Owner, Bool> { PropertyKey("single-click-activate") }
    public var activate: SignalKey<Owner, Int> { SignalKey(one: "activate") }
#if GTK_4_12
    public var tabBehavior: PropertyKey<Owner, ListTabBehavior> { PropertyKey("tab-behavior") }
#endif
}
