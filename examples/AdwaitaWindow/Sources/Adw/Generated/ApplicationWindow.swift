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

/// `AdwApplicationWindow`.
open class ApplicationWindow: Gtk.ApplicationWindow {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_application_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ApplicationWindow(_borrowed: raw) }

    /// `adw_application_window_new()`.
    public convenience init(app: Gtk.Application) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(adw_application_window_new(C.cast(app._raw))), "adw_application_window_new"))
    }
}

extension ApplicationWindow {
    /// `content`, `adw_application_window_get_content()`.
    public var content: Gtk.Widget? {
        get { C.borrow(adw_application_window_get_content(C.cast(_raw))) }
        set { adw_application_window_set_content(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.content; defer { self.content = value }; yield &value }
    }
}

extension Members where Owner: ApplicationWindow {
    public var content: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("content") }
}
