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

/// `AdwToastOverlay`.
open class ToastOverlay: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_toast_overlay_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ToastOverlay(_borrowed: raw) }
}

extension ToastOverlay {
    /// `child`, `adw_toast_overlay_get_child()`.
    public var child: Gtk.Widget? {
        get { C.borrow(adw_toast_overlay_get_child(C.opaque(_raw))) }
        set { adw_toast_overlay_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `adw_toast_overlay_add_toast()`.
    public func addToast(_ toast: Toast) {
        adw_toast_overlay_add_toast(C.opaque(_raw), C.opaque(toast._retained()))
    }
}

extension Members where Owner: ToastOverlay {
    public var child: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("child") }
}
