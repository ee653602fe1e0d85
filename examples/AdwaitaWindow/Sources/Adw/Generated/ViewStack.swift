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

/// `AdwViewStack`.
open class ViewStack: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_view_stack_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ViewStack(_borrowed: raw) }
}

extension ViewStack {
    /// `hhomogeneous`, `adw_view_stack_get_hhomogeneous()`.
    public var hhomogeneous: Bool {
        get { adw_view_stack_get_hhomogeneous(C.opaque(_raw)) != 0 }
        set { adw_view_stack_set_hhomogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hhomogeneous; defer { self.hhomogeneous = value }; yield &value }
    }

    /// `pages`, `adw_view_stack_get_pages()`.
    public var pages: any Gtk.SelectionModel { C.present(C.adopt(C.raw(adw_view_stack_get_pages(C.opaque(_raw))), Gtk.AnySelectionModel.self), "adw_view_stack_get_pages") }

    /// `vhomogeneous`, `adw_view_stack_get_vhomogeneous()`.
    public var vhomogeneous: Bool {
        get { adw_view_stack_get_vhomogeneous(C.opaque(_raw)) != 0 }
        set { adw_view_stack_set_vhomogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.vhomogeneous; defer { self.vhomogeneous = value }; yield &value }
    }

    /// `visible-child`, `adw_view_stack_get_visible_child()`.
    public var visibleChild: Gtk.Widget? {
        get { C.borrow(adw_view_stack_get_visible_child(C.opaque(_raw))) }
        set { setProperty("visible-child", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleChild; defer { self.visibleChild = value }; yield &value }
    }

    /// `visible-child-name`, `adw_view_stack_get_visible_child_name()`.
    public var visibleChildName: String? {
        get { C.optionalString(adw_view_stack_get_visible_child_name(C.opaque(_raw))) }
        set { setProperty("visible-child-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleChildName; defer { self.visibleChildName = value }; yield &value }
    }

    /// `adw_view_stack_add()`.
    @discardableResult
    public func add(_ child: Gtk.Widget) -> ViewStackPage {
        C.present(C.borrow(C.raw(adw_view_stack_add(C.opaque(_raw), C.cast(child._raw)))), "adw_view_stack_add")
    }

    /// `adw_view_stack_add_named()`.
    @discardableResult
    public func addNamed(_ child: Gtk.Widget, name: String? = nil) -> ViewStackPage {
        C.present(C.borrow(C.raw(adw_view_stack_add_named(C.opaque(_raw), C.cast(child._raw), name))), "adw_view_stack_add_named")
    }

    /// `adw_view_stack_add_titled()`.
    @discardableResult
    public func addTitled(_ child: Gtk.Widget, name: String? = nil, title: String) -> ViewStackPage {
        C.present(C.borrow(C.raw(adw_view_stack_add_titled(C.opaque(_raw), C.cast(child._raw), name, title))), "adw_view_stack_add_titled")
    }

    /// `adw_view_stack_add_titled_with_icon()`.
    @discardableResult
    public func addTitledWithIcon(
        _ child: Gtk.Widget, name: String? = nil, title: String, iconName: String
    ) -> ViewStackPage {
        C.present(C.borrow(C.raw(adw_view_stack_add_titled_with_icon(C.opaque(_raw), C.cast(child._raw), name, title, iconName))), "adw_view_stack_add_titled_with_icon")
    }

    /// `adw_view_stack_get_child_by_name()`.
    public func child(byName name: String) -> Gtk.Widget? {
        C.borrow(adw_view_stack_get_child_by_name(C.opaque(_raw), name))
    }

    /// `adw_view_stack_get_page()`.
    public func page(of child: Gtk.Widget) -> ViewStackPage {
        C.present(C.borrow(C.raw(adw_view_stack_get_page(C.opaque(_raw), C.cast(child._raw)))), "adw_view_stack_get_page")
    }

    /// `adw_view_stack_remove()`.
    public func remove(_ child: Gtk.Widget) {
        adw_view_stack_remove(C.opaque(_raw), C.cast(child._raw))
    }
}

extension Members where Owner: ViewStack {
    public var hhomogeneous: PropertyKey<Owner, Bool> { PropertyKey("hhomogeneous") }
    public var pages: PropertyKey<Owner, any Gtk.SelectionModel> { PropertyKey("pages", Gtk.AnySelectionModel.self) }
    public var vhomogeneous: PropertyKey<Owner, Bool> { PropertyKey("vhomogeneous") }
    public var visibleChild: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("visible-child") }
    public var visibleChildName: PropertyKey<Owner, String?> { PropertyKey("visible-child-name") }
}
