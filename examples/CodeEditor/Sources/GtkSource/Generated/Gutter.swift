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

/// `GtkSourceGutter`.
open class Gutter: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_gutter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Gutter(_borrowed: raw) }
}

extension Gutter {
    /// `view`, `gtk_source_gutter_get_view()`.
    public var view: View { C.present(C.borrow(gtk_source_gutter_get_view(C.opaque(_raw))), "gtk_source_gutter_get_view") }

    /// `window-type`.
    public var windowType: Gtk.TextWindowType { property("window-type") }

    /// `gtk_source_gutter_insert()`.
    @discardableResult
    public func insert(_ renderer: GutterRenderer, at position: Int) -> Bool {
        gtk_source_gutter_insert(C.opaque(_raw), C.cast(renderer._raw), C.gint(position)) != 0
    }

    /// `gtk_source_gutter_remove()`.
    public func remove(_ renderer: GutterRenderer) {
        gtk_source_gutter_remove(C.opaque(_raw), C.cast(renderer._raw))
    }

    /// `gtk_source_gutter_reorder()`.
    public func reorder(_ renderer: GutterRenderer, position: Int) {
        gtk_source_gutter_reorder(C.opaque(_raw), C.cast(renderer._raw), C.gint(position))
    }
}

extension Members where Owner: Gutter {
    public var view: PropertyKey<Owner, View> { PropertyKey("view") }
    public var windowType: PropertyKey<Owner, Gtk.TextWindowType> { PropertyKey("window-type") }
}
