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

/// `AdwBin`.
open class Bin: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_bin_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Bin(_borrowed: raw) }
}

extension Bin {
    /// `child`, `adw_bin_get_child()`.
    public var child: Gtk.Widget? {
        get { C.borrow(adw_bin_get_child(C.cast(_raw))) }
        set { adw_bin_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }
}

extension Members where Owner: Bin {
    public var child: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("child") }
}
