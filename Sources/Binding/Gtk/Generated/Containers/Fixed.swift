// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkFixed`. <https://docs.gtk.org/gtk4/class.Fixed.html>
open class Fixed: Widget {
    open override nonisolated class var gtype: UInt { gtk_fixed_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Fixed(_borrowed: raw) }
}

extension Fixed {
    /// `gtk_fixed_get_child_position()`.
    public func childPosition(of widget: Widget) -> (x: Double, y: Double) {
        var x: gdouble = 0
        var y: gdouble = 0
        gtk_fixed_get_child_position(C.cast(_raw), C.cast(widget._raw), &x, &y)
        return (x, y)
    }

    /// `gtk_fixed_get_child_transform()`.
    public func childTransform(of widget: Widget) -> Gsk.Transform? {
        C.copy(C.raw(gtk_fixed_get_child_transform(C.cast(_raw), C.cast(widget._raw))))
    }

    /// `gtk_fixed_move()`.
    public func move(_ widget: Widget, x: Double, y: Double) {
        gtk_fixed_move(C.cast(_raw), C.cast(widget._raw), x, y)
    }

    /// `gtk_fixed_put()`.
    public func put(_ widget: Widget, x: Double, y: Double) {
        gtk_fixed_put(C.cast(_raw), C.cast(widget._raw), x, y)
    }

    /// `gtk_fixed_remove()`.
    public func remove(_ widget: Widget) {
        gtk_fixed_remove(C.cast(_raw), C.cast(widget._raw))
    }

    /// `gtk_fixed_set_child_transform()`.
    public func setChildTransform(_ widget: Widget, transform: Gsk.Transform? = nil) {
        gtk_fixed_set_child_transform(C.cast(_raw), C.cast(widget._raw), C.opaque(transform?._raw))
    }
}
