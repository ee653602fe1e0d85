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

/// `AdwClamp`.
open class Clamp: Gtk.Widget, Gtk.Orientable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_clamp_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Clamp(_borrowed: raw) }
}

extension Clamp {
    /// `child`, `adw_clamp_get_child()`.
    public var child: Gtk.Widget? {
        get { C.borrow(adw_clamp_get_child(C.opaque(_raw))) }
        set { adw_clamp_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `maximum-size`, `adw_clamp_get_maximum_size()`.
    public var maximumSize: Int {
        get { C.int(adw_clamp_get_maximum_size(C.opaque(_raw))) }
        set { adw_clamp_set_maximum_size(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maximumSize; defer { self.maximumSize = value }; yield &value }
    }

    /// `tightening-threshold`, `adw_clamp_get_tightening_threshold()`.
    public var tighteningThreshold: Int {
        get { C.int(adw_clamp_get_tightening_threshold(C.opaque(_raw))) }
        set { adw_clamp_set_tightening_threshold(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.tighteningThreshold; defer { self.tighteningThreshold = value }; yield &value }
    }
}

extension Members where Owner: Clamp {
    public var child: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("child") }
    public var maximumSize: PropertyKey<Owner, Int> { PropertyKey("maximum-size") }
    public var tighteningThreshold: PropertyKey<Owner, Int> { PropertyKey("tightening-threshold") }
}
