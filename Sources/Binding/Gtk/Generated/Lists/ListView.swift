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

/// `GtkListView`. <https://docs.gtk.org/gtk4/class.ListView.html>
open class ListView: ListBase {
    open override nonisolated class var gtype: UInt { gtk_list_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListView(_borrowed: raw) }

    /// `gtk_list_view_new()`.
    public convenience init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["model": model as Object?, "factory": factory]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_list_view_new(C.opaque(model?._retained()), C.opaque(factory?._retained()))), "gtk_list_view_new"))
    }
}

extension ListView {
    /// `enable-rubberband`, `gtk_list_view_get_enable_rubberband()`.
    public var enableRubberband: Bool {
        get { gtk_list_view_get_enable_rubberband(C.opaque(_raw)) != 0 }
        set { gtk_list_view_set_enable_rubberband(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableRubberband; defer { self.enableRubberband = value }; yield &value }
    }

    /// `factory`, `gtk_list_view_get_factory()`.
    public var factory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_list_view_get_factory(C.opaque(_raw)))) }
        set { gtk_list_view_set_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.factory; defer { self.factory = value }; yield &value }
    }

    /// `model`, `gtk_list_view_get_model()`.
    public var model: (any SelectionModel)? {
        get { C.borrow(C.raw(gtk_list_view_get_model(C.opaque(_raw))), AnySelectionModel.self) }
        set { gtk_list_view_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `show-separators`, `gtk_list_view_get_show_separators()`.
    public var showSeparators: Bool {
        get { gtk_list_view_get_show_separators(C.opaque(_raw)) != 0 }
        set { gtk_list_view_set_show_separators(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showSeparators; defer { self.showSeparators = value }; yield &value }
    }

    /// `single-click-activate`, `gtk_list_view_get_single_click_activate()`.
    public var singleClickActivate: Bool {
        get { gtk_list_view_get_single_click_activate(C.opaque(_raw)) != 0 }
        set { gtk_list_view_set_single_click_activate(C.opaque(_raw), newValue ? 1 : 0) }
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
    /// `header-factory`, `gtk_list_view_get_header_factory()`.
    public var headerFactory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_list_view_get_header_factory(C.opaque(_raw)))) }
        set { gtk_list_view_set_header_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.headerFactory; defer { self.headerFactory = value }; yield &value }
    }

    /// `tab-behavior`, `gtk_list_view_get_tab_behavior()`.
    public var tabBehavior: ListTabBehavior {
        get { C.enumeration(gtk_list_view_get_tab_behavior(C.opaque(_raw)).rawValue) }
        set { gtk_list_view_set_tab_behavior(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.tabBehavior; defer { self.tabBehavior = value }; yield &value }
    }

    /// `gtk_list_view_scroll_to()`.
    public func scroll(to pos: Int, flags: ListScrollFlags = [], scroll: ScrollInfo? = nil) {
        gtk_list_view_scroll_to(C.opaque(_raw), C.guint(pos), .init(rawValue: C.number(flags)), C.opaque(C.give(scroll)))
    }
#endif
}

extension Members where Owner: ListView {
    public var enableRubberband: PropertyKey<Owner, Bool> { PropertyKey("enable-rubberband") }
    public var factory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("factory") }
    public var model: PropertyKey<Owner, (any SelectionModel)?> { PropertyKey("model", optional: AnySelectionModel.self) }
    public var showSeparators: PropertyKey<Owner, Bool> { PropertyKey("show-separators") }
    public var singleClickActivate: PropertyKey<Owner, Bool> { PropertyKey("single-click-activate") }
    public var activate: SignalKey<Owner, Int> { SignalKey(one: "activate") }
#if GTK_4_12
    public var headerFactory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("header-factory") }
    public var tabBehavior: PropertyKey<Owner, ListTabBehavior> { PropertyKey("tab-behavior") }
#endif
}
