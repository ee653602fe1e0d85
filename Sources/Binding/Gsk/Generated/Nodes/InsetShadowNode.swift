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

/// `GskInsetShadowNode`. <https://docs.gtk.org/gsk4/class.InsetShadowNode.html>
open class InsetShadowNode: RenderNode {
    public override class var gtype: UInt { gsk_inset_shadow_node_get_type() }

    /// `gsk_inset_shadow_node_new()`.
    public convenience init(
        outline: RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
        var cOutline = outline._c
        var cColor = color._c
        self.init(_taking: C.present(C.raw(gsk_inset_shadow_node_new(&cOutline, &cColor, gfloat(dx), gfloat(dy), gfloat(spread), gfloat(blurRadius))), "gsk_inset_shadow_node_new"))
    }
}

extension InsetShadowNode {
    /// `gsk_inset_shadow_node_get_blur_radius()`.
    public var blurRadius: Double { Double(gsk_inset_shadow_node_get_blur_radius(C.opaque(_raw))) }

    /// `gsk_inset_shadow_node_get_color()`.
    public var color: Gdk.RGBA { C.present(C.value(gsk_inset_shadow_node_get_color(C.opaque(_raw))), "gsk_inset_shadow_node_get_color") }

    /// `gsk_inset_shadow_node_get_dx()`.
    public var dx: Double { Double(gsk_inset_shadow_node_get_dx(C.opaque(_raw))) }

    /// `gsk_inset_shadow_node_get_dy()`.
    public var dy: Double { Double(gsk_inset_shadow_node_get_dy(C.opaque(_raw))) }

    /// `gsk_inset_shadow_node_get_outline()`.
    public var outline: RoundedRect { C.present(C.value(gsk_inset_shadow_node_get_outline(C.opaque(_raw))), "gsk_inset_shadow_node_get_outline") }

    /// `gsk_inset_shadow_node_get_spread()`.
    public var spread: Double { Double(gsk_inset_shadow_node_get_spread(C.opaque(_raw))) }
}
