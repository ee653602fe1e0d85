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

/// `GtkSourceHoverDisplay`.
open class HoverDisplay: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_hover_display_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { HoverDisplay(_borrowed: raw) }
}

extension HoverDisplay {
    /// `gtk_source_hover_display_append()`.
    public func append(_ child: Gtk.Widget) {
        gtk_source_hover_display_append(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_source_hover_display_insert_after()`.
    public func insert(_ child: Gtk.Widget, after sibling: Gtk.Widget) {
        gtk_source_hover_display_insert_after(C.opaque(_raw), C.cast(child._raw), C.cast(sibling._raw))
    }

    /// `gtk_source_hover_display_prepend()`.
    public func prepend(_ child: Gtk.Widget) {
        gtk_source_hover_display_prepend(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_source_hover_display_remove()`.
    public func remove(_ child: Gtk.Widget) {
        gtk_source_hover_display_remove(C.opaque(_raw), C.cast(child._raw))
    }
}
