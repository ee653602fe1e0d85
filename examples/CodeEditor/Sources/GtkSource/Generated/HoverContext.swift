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

/// `GtkSourceHoverContext`.
open class HoverContext: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_hover_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { HoverContext(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension HoverContext {
    /// `gtk_source_hover_context_get_bounds()`.
    public var bounds: (begin: Gtk.TextIter, end: Gtk.TextIter)? {
        var begin = GtkTextIter()
        var end = GtkTextIter()
        let result = gtk_source_hover_context_get_bounds(C.opaque(_raw), &begin, &end)
        return result == 0 ? nil : (Gtk.TextIter(_c: begin), Gtk.TextIter(_c: end))
    }

    /// `gtk_source_hover_context_get_buffer()`.
    public var buffer: Buffer { C.present(C.borrow(gtk_source_hover_context_get_buffer(C.opaque(_raw))), "gtk_source_hover_context_get_buffer") }

    /// `gtk_source_hover_context_get_iter()`.
    public func iter(of iter: inout Gtk.TextIter) -> Bool {
        gtk_source_hover_context_get_iter(C.opaque(_raw), &iter._c) != 0
    }

    /// `gtk_source_hover_context_get_view()`.
    public var view: View { C.present(C.borrow(gtk_source_hover_context_get_view(C.opaque(_raw))), "gtk_source_hover_context_get_view") }
}
