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

/// `AdwSqueezerPage`.
open class SqueezerPage: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_squeezer_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SqueezerPage(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension SqueezerPage {
    /// `child`, `adw_squeezer_page_get_child()`.
    public var child: Gtk.Widget { C.present(C.borrow(adw_squeezer_page_get_child(C.opaque(_raw))), "adw_squeezer_page_get_child") }

    /// `enabled`, `adw_squeezer_page_get_enabled()`.
    public var enabled: Bool {
        get { adw_squeezer_page_get_enabled(C.opaque(_raw)) != 0 }
        set { adw_squeezer_page_set_enabled(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enabled; defer { self.enabled = value }; yield &value }
    }
}

extension Members where Owner: SqueezerPage {
    public var child: PropertyKey<Owner, Gtk.Widget> { PropertyKey("child") }
    public var enabled: PropertyKey<Owner, Bool> { PropertyKey("enabled") }
}
