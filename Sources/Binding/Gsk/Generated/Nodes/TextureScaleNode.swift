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

#if GTK_4_10
/// `GskTextureScaleNode`. <https://docs.gtk.org/gsk4/class.TextureScaleNode.html>
open class TextureScaleNode: RenderNode {
    public override class var gtype: UInt { gsk_texture_scale_node_get_type() }

    /// `gsk_texture_scale_node_new()`.
    public convenience init(texture: Gdk.Texture, bounds: Graphene.Rect, filter: ScalingFilter) {
        var cBounds = bounds._c
        self.init(_taking: C.present(C.raw(gsk_texture_scale_node_new(C.opaque(texture._address), &cBounds, .init(rawValue: C.number(filter)))), "gsk_texture_scale_node_new"))
    }
}

extension TextureScaleNode {
    /// `gsk_texture_scale_node_get_filter()`.
    public var filter: ScalingFilter { C.enumeration(gsk_texture_scale_node_get_filter(C.opaque(_raw)).rawValue) }

    /// `gsk_texture_scale_node_get_texture()`.
    public var texture: Gdk.Texture { C.present(C.borrow(C.raw(gsk_texture_scale_node_get_texture(C.opaque(_raw)))), "gsk_texture_scale_node_get_texture") }
}
#endif
