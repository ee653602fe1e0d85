// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `gdk_intern_mime_type()`.
@MainActor
public func internMimeType(_ string: String) -> String? {
    C.optionalString(gdk_intern_mime_type(string))
}

/// `gdk_set_allowed_backends()`.
@MainActor
public func setAllowedBackends(_ backends: String) {
    gdk_set_allowed_backends(backends)
}

/// `gdk_toplevel_size_get_type()`.
@MainActor
public func toplevelSizeType() -> TypeID {
    TypeID(_raw: gdk_toplevel_size_get_type())
}

extension GdkPixbuf.Pixbuf {
    /// `gdk_pixbuf_get_from_surface()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gdk.Texture and subclasses instead cairo surfaces and pixbufs.")
    #endif
    public convenience init?(surface: Cairo.Surface, x srcX: Int, y srcY: Int, width: Int, height: Int) {
        guard let made = C.raw(gdk_pixbuf_get_from_surface(C.opaque(surface._raw), C.gint(srcX), C.gint(srcY), C.gint(width), C.gint(height))) else { return nil }
        self.init(_constructed: made)
    }

    /// `gdk_pixbuf_get_from_texture()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gdk.Texture and subclasses instead cairo surfaces and pixbufs.")
    #endif
    public convenience init?(texture: Texture) {
        guard let made = C.raw(gdk_pixbuf_get_from_texture(C.opaque(texture._raw))) else { return nil }
        self.init(_constructed: made)
    }
}

extension Cairo.Context {
    /// `gdk_cairo_rectangle()`.
    public func rectangle(_ rectangle: Rectangle) {
        var cRectangle = rectangle._c
        gdk_cairo_rectangle(C.opaque(_raw), &cRectangle)
    }

    /// `gdk_cairo_region()`.
    public func region(_ region: Cairo.Region) {
        gdk_cairo_region(C.opaque(_raw), C.opaque(region._raw))
    }

    /// `gdk_cairo_set_source_pixbuf()`.
    public func setSource(_ pixbuf: GdkPixbuf.Pixbuf, x pixbufX: Double, y pixbufY: Double) {
        gdk_cairo_set_source_pixbuf(C.opaque(_raw), C.opaque(pixbuf._address), pixbufX, pixbufY)
    }
}

extension Cairo.Region {
    /// `gdk_cairo_region_create_from_surface()`.
    public convenience init(covering surface: Cairo.Surface) {
        self.init(_taking: C.present(C.raw(gdk_cairo_region_create_from_surface(C.opaque(surface._raw))), "gdk_cairo_region_create_from_surface"))
    }
}
