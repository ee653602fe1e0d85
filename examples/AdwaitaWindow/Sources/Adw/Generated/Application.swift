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

/// `AdwApplication`.
open class Application: Gtk.Application {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_application_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Application(_borrowed: raw) }

    /// `adw_application_new()`.
    public convenience init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
        if Self.hasOwnType { self.init(properties: ["application-id": applicationId, "flags": flags]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(adw_application_new(applicationId, .init(rawValue: C.number(flags)))), "adw_application_new"))
    }
}

extension Application {
    /// `style-manager`, `adw_application_get_style_manager()`.
    public var styleManager: StyleManager { C.present(C.borrow(C.raw(adw_application_get_style_manager(C.cast(_raw)))), "adw_application_get_style_manager") }
}

extension Members where Owner: Application {
    public var styleManager: PropertyKey<Owner, StyleManager> { PropertyKey("style-manager") }
}
