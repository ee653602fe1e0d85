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

/// `GtkPopoverMenuBar`. <https://docs.gtk.org/gtk4/class.PopoverMenuBar.html>
open class PopoverMenuBar: Widget {
    open override nonisolated class var gtype: UInt { gtk_popover_menu_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PopoverMenuBar(_borrowed: raw) }

    /// `gtk_popover_menu_bar_new_from_model()`.
    public convenience init(model: Gio.MenuModel? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["menu-model": model]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_popover_menu_bar_new_from_model(C.cast(model?._raw))), "gtk_popover_menu_bar_new_from_model"))
    }
}

extension PopoverMenuBar {
    /// `menu-model`, `gtk_popover_menu_bar_get_menu_model()`.
    public var menuModel: Gio.MenuModel? {
        get { C.borrow(gtk_popover_menu_bar_get_menu_model(C.opaque(_raw))) }
        set { gtk_popover_menu_bar_set_menu_model(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.menuModel; defer { self.menuModel = value }; yield &value }
    }

    /// `gtk_popover_menu_bar_add_child()`.
    @discardableResult
    public func addChild(_ child: Widget, id: String) -> Bool {
        gtk_popover_menu_bar_add_child(C.opaque(_raw), C.cast(child._raw), id) != 0
    }

    /// `gtk_popover_menu_bar_remove_child()`.
    @discardableResult
    public func removeChild(_ child: Widget) -> Bool {
        gtk_popover_menu_bar_remove_child(C.opaque(_raw), C.cast(child._raw)) != 0
    }
}

extension Members where Owner: PopoverMenuBar {
    public var menuModel: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("menu-model") }
}
