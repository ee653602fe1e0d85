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

/// `AdwWindow`.
open class Window: Gtk.Window {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Window(_borrowed: raw) }
}

extension Window {
    /// `content`, `adw_window_get_content()`.
    public var content: Gtk.Widget? {
        get { C.borrow(adw_window_get_content(C.cast(_raw))) }
        set { adw_window_set_content(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.content; defer { self.content = value }; yield &value }
    }
}

extension Members where Owner: Window {
    public var content: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("content") }
}
