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

#if GTK_4_14
/// `GtkGraphicsOffload`. <https://docs.gtk.org/gtk4/class.GraphicsOffload.html>
open class GraphicsOffload: Widget {
    open override nonisolated class var gtype: UInt { gtk_graphics_offload_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GraphicsOffload(_borrowed: raw) }

    /// `gtk_graphics_offload_new()`.
    public convenience init(child: Widget? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["child": child]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_graphics_offload_new(C.cast(child?._raw))), "gtk_graphics_offload_new"))
    }
}

extension GraphicsOffload {
    /// `child`, `gtk_graphics_offload_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_graphics_offload_get_child(C.opaque(_raw))) }
        set { gtk_graphics_offload_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `enabled`, `gtk_graphics_offload_get_enabled()`.
    public var enabled: GraphicsOffloadEnabled {
        get { C.enumeration(gtk_graphics_offload_get_enabled(C.opaque(_raw)).rawValue) }
        set { gtk_graphics_offload_set_enabled(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.enabled; defer { self.enabled = value }; yield &value }
    }

#if GTK_4_16
    /// `black-background`, `gtk_graphics_offload_get_black_background()`.
    public var blackBackground: Bool {
        get { gtk_graphics_offload_get_black_background(C.opaque(_raw)) != 0 }
        set { gtk_graphics_offload_set_black_background(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.blackBackground; defer { self.blackBackground = value }; yield &value }
    }
#endif
}

extension Members where Owner: GraphicsOffload {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var enabled: PropertyKey<Owner, GraphicsOffloadEnabled> { PropertyKey("enabled") }
#if GTK_4_16
    public var blackBackground: PropertyKey<Owner, Bool> { PropertyKey("black-background") }
#endif
}
#endif
