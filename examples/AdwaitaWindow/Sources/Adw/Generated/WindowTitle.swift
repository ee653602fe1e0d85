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

/// `AdwWindowTitle`.
open class WindowTitle: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_window_title_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { WindowTitle(_borrowed: raw) }

    /// `adw_window_title_new()`.
    public convenience init(title: String, subtitle: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["title": title, "subtitle": subtitle]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(adw_window_title_new(title, subtitle)), "adw_window_title_new"))
    }
}

extension WindowTitle {
    /// `subtitle`, `adw_window_title_get_subtitle()`.
    public var subtitle: String {
        get { C.string(adw_window_title_get_subtitle(C.opaque(_raw))) }
        set { adw_window_title_set_subtitle(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.subtitle; defer { self.subtitle = value }; yield &value }
    }

    /// `title`, `adw_window_title_get_title()`.
    public var title: String {
        get { C.string(adw_window_title_get_title(C.opaque(_raw))) }
        set { adw_window_title_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }
}

extension Members where Owner: WindowTitle {
    public var subtitle: PropertyKey<Owner, String> { PropertyKey("subtitle") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
}
