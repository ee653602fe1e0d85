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

/// `AdwLeafletPage`.
open class LeafletPage: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_leaflet_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { LeafletPage(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension LeafletPage {
    /// `child`, `adw_leaflet_page_get_child()`.
    public var child: Gtk.Widget { C.present(C.borrow(adw_leaflet_page_get_child(C.opaque(_raw))), "adw_leaflet_page_get_child") }

    /// `name`, `adw_leaflet_page_get_name()`.
    public var name: String? {
        get { C.optionalString(adw_leaflet_page_get_name(C.opaque(_raw))) }
        set { adw_leaflet_page_set_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `navigatable`, `adw_leaflet_page_get_navigatable()`.
    public var navigatable: Bool {
        get { adw_leaflet_page_get_navigatable(C.opaque(_raw)) != 0 }
        set { adw_leaflet_page_set_navigatable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.navigatable; defer { self.navigatable = value }; yield &value }
    }
}

extension Members where Owner: LeafletPage {
    public var child: PropertyKey<Owner, Gtk.Widget> { PropertyKey("child") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var navigatable: PropertyKey<Owner, Bool> { PropertyKey("navigatable") }
}
