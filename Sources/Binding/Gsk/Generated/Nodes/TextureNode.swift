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

/// `GskTextureNode`. <https://docs.gtk.org/gsk4/class.TextureNode.html>
open class TextureNode: RenderNode {
    public override class var gtype: UInt { gsk_texture_node_get_type() }

    /// `gsk_texture_node_new()`.
    public convenience init(texture: Gdk.Texture, bounds: Graphene.Rect) {
        var cBounds = bounds._c
        self.init(_taking: C.present(C.raw(gsk_texture_node_new(C.opaque(texture._address), &cBounds)), "gsk_texture_node_new"))
    }
}

extension TextureNode {
    /// `gsk_texture_node_get_texture()`.
    public var texture: Gdk.Texture { C.present(C.borrow(C.raw(gsk_texture_node_get_texture(C.opaque(_raw)))), "gsk_texture_node_get_texture") }
}
