// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
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

/// `GtkSourceMap`.
open class Map: View {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_map_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Map(_borrowed: raw) }
}

extension Map {
    /// `font-desc`.
    public var fontDesc: Pango.FontDescription? {
        get { property("font-desc") }
        set { setProperty("font-desc", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fontDesc; defer { self.fontDesc = value }; yield &value }
    }

    /// `view`, `gtk_source_map_get_view()`.
    public var view: View? {
        get { C.borrow(gtk_source_map_get_view(C.cast(_raw))) }
        set { setProperty("view", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.view; defer { self.view = value }; yield &value }
    }
}

extension Members where Owner: Map {
    public var fontDesc: PropertyKey<Owner, Pango.FontDescription?> { PropertyKey("font-desc") }
    public var view: PropertyKey<Owner, View?> { PropertyKey("view") }
}
