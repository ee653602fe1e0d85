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
@_spi(Binding) import Pango

/// `GskRenderer`. <https://docs.gtk.org/gsk4/class.Renderer.html>
open class Renderer: Object {
    open override nonisolated class var gtype: UInt { gsk_renderer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Renderer(_borrowed: raw) }

    /// `gsk_renderer_new_for_surface()`.
    public convenience init?(surface: Gdk.Surface) {
        guard let made = C.raw(gsk_renderer_new_for_surface(C.opaque(surface._raw))) else { return nil }
        self.init(_constructed: made)
    }
}

extension Renderer {
    /// `realized`.
    public var realized: Bool { property("realized") }

    /// `surface`, `gsk_renderer_get_surface()`.
    public var surface: Gdk.Surface? { C.borrow(C.raw(gsk_renderer_get_surface(C.opaque(_raw)))) }

    /// `gsk_renderer_is_realized()`.
    public var isRealized: Bool { gsk_renderer_is_realized(C.opaque(_raw)) != 0 }

    /// `gsk_renderer_realize()`.
    public func realize(_ surface: Gdk.Surface? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gsk_renderer_realize(C.opaque(_raw), C.opaque(surface?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gsk_renderer_render()`.
    public func render(_ root: RenderNode, region: Cairo.Region? = nil) {
        gsk_renderer_render(C.opaque(_raw), C.opaque(root._raw), C.opaque(region?._raw))
    }

    /// `gsk_renderer_render_texture()`.
    @discardableResult
    public func renderTexture(_ root: RenderNode, viewport: Graphene.Rect? = nil) -> Gdk.Texture {
        let cViewport = Lent(viewport?._c)
        return C.present(C.adopt(C.raw(gsk_renderer_render_texture(C.opaque(_raw), C.opaque(root._raw), cViewport.pointer))), "gsk_renderer_render_texture")
    }

    /// `gsk_renderer_unrealize()`.
    public func unrealize() {
        gsk_renderer_unrealize(C.opaque(_raw))
    }

#if GTK_4_14
    /// `gsk_renderer_realize_for_display()`.
    public func realize(for display: Gdk.Display) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gsk_renderer_realize_for_display(C.opaque(_raw), C.opaque(display._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
#endif
}

extension Members where Owner: Renderer {
    public var realized: PropertyKey<Owner, Bool> { PropertyKey("realized") }
    public var surface: PropertyKey<Owner, Gdk.Surface?> { PropertyKey("surface") }
}
