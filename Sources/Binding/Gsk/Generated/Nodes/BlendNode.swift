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

/// `GskBlendNode`. <https://docs.gtk.org/gsk4/class.BlendNode.html>
open class BlendNode: RenderNode {
    public override class var gtype: UInt { gsk_blend_node_get_type() }

    /// `gsk_blend_node_new()`.
    public convenience init(bottom: RenderNode, top: RenderNode, blendMode: BlendMode) {
        self.init(_taking: C.present(C.raw(gsk_blend_node_new(C.opaque(bottom._raw), C.opaque(top._raw), .init(rawValue: C.number(blendMode)))), "gsk_blend_node_new"))
    }
}

extension BlendNode {
    /// `gsk_blend_node_get_blend_mode()`.
    public var blendMode: BlendMode { C.enumeration(gsk_blend_node_get_blend_mode(C.opaque(_raw)).rawValue) }

    /// `gsk_blend_node_get_bottom_child()`.
    public var bottomChild: RenderNode { C.present(C.copy(C.raw(gsk_blend_node_get_bottom_child(C.opaque(_raw)))), "gsk_blend_node_get_bottom_child") }

    /// `gsk_blend_node_get_top_child()`.
    public var topChild: RenderNode { C.present(C.copy(C.raw(gsk_blend_node_get_top_child(C.opaque(_raw)))), "gsk_blend_node_get_top_child") }
}
