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

/// `GtkSourceGutterRendererPixbuf`.
open class GutterRendererPixbuf: GutterRenderer {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_gutter_renderer_pixbuf_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GutterRendererPixbuf(_borrowed: raw) }
}

extension GutterRendererPixbuf {
    /// `gicon`, `gtk_source_gutter_renderer_pixbuf_get_gicon()`.
    public var gicon: (any Gio.Icon)! {
        get { C.present(C.borrow(C.raw(gtk_source_gutter_renderer_pixbuf_get_gicon(C.cast(_raw))), Gio.AnyIcon.self), "gtk_source_gutter_renderer_pixbuf_get_gicon") }
        set { gtk_source_gutter_renderer_pixbuf_set_gicon(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.gicon; defer { self.gicon = value }; yield &value }
    }

    /// `icon-name`, `gtk_source_gutter_renderer_pixbuf_get_icon_name()`.
    public var iconName: String! {
        get { C.string(gtk_source_gutter_renderer_pixbuf_get_icon_name(C.cast(_raw))) }
        set { gtk_source_gutter_renderer_pixbuf_set_icon_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `paintable`, `gtk_source_gutter_renderer_pixbuf_get_paintable()`.
    public var paintable: (any Gdk.Paintable)? {
        get { C.borrow(C.raw(gtk_source_gutter_renderer_pixbuf_get_paintable(C.cast(_raw))), Gdk.AnyPaintable.self) }
        set { gtk_source_gutter_renderer_pixbuf_set_paintable(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.paintable; defer { self.paintable = value }; yield &value }
    }

    /// `pixbuf`, `gtk_source_gutter_renderer_pixbuf_get_pixbuf()`.
    public var pixbuf: GdkPixbuf.Pixbuf! {
        get { C.present(C.borrow(C.raw(gtk_source_gutter_renderer_pixbuf_get_pixbuf(C.cast(_raw)))), "gtk_source_gutter_renderer_pixbuf_get_pixbuf") }
        set { gtk_source_gutter_renderer_pixbuf_set_pixbuf(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.pixbuf; defer { self.pixbuf = value }; yield &value }
    }

    /// `gtk_source_gutter_renderer_pixbuf_overlay_paintable()`.
    public func overlayPaintable(_ paintable: any Gdk.Paintable) {
        gtk_source_gutter_renderer_pixbuf_overlay_paintable(C.cast(_raw), C.opaque(paintable._raw))
    }
}

extension Members where Owner: GutterRendererPixbuf {
    public var gicon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("gicon", optional: Gio.AnyIcon.self) }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var paintable: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("paintable", optional: Gdk.AnyPaintable.self) }
    public var pixbuf: PropertyKey<Owner, GdkPixbuf.Pixbuf?> { PropertyKey("pixbuf") }
}
