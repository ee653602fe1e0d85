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

/// `GskCairoNode`. <https://docs.gtk.org/gsk4/class.CairoNode.html>
open class CairoNode: RenderNode {
    public override class var gtype: UInt { gsk_cairo_node_get_type() }

    /// `gsk_cairo_node_new()`.
    public convenience init(bounds: Graphene.Rect) {
        var cBounds = bounds._c
        self.init(_taking: C.present(C.raw(gsk_cairo_node_new(&cBounds)), "gsk_cairo_node_new"))
    }
}

extension CairoNode {
    /// `gsk_cairo_node_get_draw_context()`.
    public var drawContext: Cairo.Context { C.present(C.take(C.raw(gsk_cairo_node_get_draw_context(C.opaque(_raw)))), "gsk_cairo_node_get_draw_context") }

    /// `gsk_cairo_node_get_surface()`.
    public var surface: Cairo.Surface { C.present(C.copy(C.raw(gsk_cairo_node_get_surface(C.opaque(_raw)))), "gsk_cairo_node_get_surface") }
}
