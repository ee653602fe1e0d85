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

/// `GtkNative`. <https://docs.gtk.org/gtk4/iface.Native.html>
@MainActor
public protocol Native: Widget {}

/// Some object with the interface ``Native``, of a class that is private to its library.
public final class AnyNative: Widget, Native {
    public override nonisolated class var gtype: UInt { gtk_native_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyNative(_borrowed: raw) }
}

extension Native {
    /// `gtk_native_get_for_surface()`.
    public static func `for`(_ surface: Gdk.Surface) -> (any Native)? {
        C.borrow(C.raw(gtk_native_get_for_surface(C.opaque(surface._raw))), AnyNative.self)
    }

    /// `gtk_native_get_renderer()`.
    public var renderer: Gsk.Renderer? { C.borrow(C.raw(gtk_native_get_renderer(C.opaque(_raw)))) }

    /// `gtk_native_get_surface()`.
    public var surface: Gdk.Surface? { C.borrow(C.raw(gtk_native_get_surface(C.opaque(_raw)))) }

    /// `gtk_native_get_surface_transform()`.
    public var surfaceTransform: (x: Double, y: Double) {
        var x: gdouble = 0
        var y: gdouble = 0
        gtk_native_get_surface_transform(C.opaque(_raw), &x, &y)
        return (x, y)
    }

    /// `gtk_native_realize()`.
    public func realize() {
        gtk_native_realize(C.opaque(_raw))
    }

    /// `gtk_native_unrealize()`.
    public func unrealize() {
        gtk_native_unrealize(C.opaque(_raw))
    }
}
