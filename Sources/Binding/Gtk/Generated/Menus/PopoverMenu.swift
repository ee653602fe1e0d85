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

/// `GtkPopoverMenu`. <https://docs.gtk.org/gtk4/class.PopoverMenu.html>
open class PopoverMenu: Popover {
    open override nonisolated class var gtype: UInt { gtk_popover_menu_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PopoverMenu(_borrowed: raw) }

    /// `gtk_popover_menu_new_from_model()`.
    public convenience init(model: Gio.MenuModel? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["menu-model": model]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_popover_menu_new_from_model(C.cast(model?._raw))), "gtk_popover_menu_new_from_model"))
    }

    /// `gtk_popover_menu_new_from_model_full()`.
    public convenience init(model: Gio.MenuModel, flags: PopoverMenuFlags = []) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_popover_menu_new_from_model_full(C.cast(model._raw), .init(rawValue: C.number(flags)))), "gtk_popover_menu_new_from_model_full"))
    }
}

extension PopoverMenu {
    /// `menu-model`, `gtk_popover_menu_get_menu_model()`.
    public var menuModel: Gio.MenuModel? {
        get { C.borrow(gtk_popover_menu_get_menu_model(C.opaque(_raw))) }
        set { gtk_popover_menu_set_menu_model(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.menuModel; defer { self.menuModel = value }; yield &value }
    }

    /// `visible-submenu`.
    public var visibleSubmenu: String? {
        get { property("visible-submenu") }
        set { setProperty("visible-submenu", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleSubmenu; defer { self.visibleSubmenu = value }; yield &value }
    }

    /// `gtk_popover_menu_add_child()`.
    @discardableResult
    public func addChild(_ child: Widget, id: String) -> Bool {
        gtk_popover_menu_add_child(C.opaque(_raw), C.cast(child._raw), id) != 0
    }

    /// `gtk_popover_menu_remove_child()`.
    @discardableResult
    public func removeChild(_ child: Widget) -> Bool {
        gtk_popover_menu_remove_child(C.opaque(_raw), C.cast(child._raw)) != 0
    }

#if GTK_4_14
    /// `flags`, `gtk_popover_menu_get_flags()`.
    public var flags: PopoverMenuFlags {
        get { C.flags(gtk_popover_menu_get_flags(C.opaque(_raw)).rawValue) }
        set { gtk_popover_menu_set_flags(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }
#endif
}

extension Members where Owner: PopoverMenu {
    public var menuModel: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("menu-model") }
    public var visibleSubmenu: PropertyKey<Owner, String?> { PropertyKey("visible-submenu") }
#if GTK_4_14
    public var flags: PropertyKey<Owner, PopoverMenuFlags> { PropertyKey("flags") }
#endif
}
