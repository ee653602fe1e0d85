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

/// `GskClipNode`. <https://docs.gtk.org/gsk4/class.ClipNode.html>
open class ClipNode: RenderNode {
    public override class var gtype: UInt { gsk_clip_node_get_type() }

    /// `gsk_clip_node_new()`.
    public convenience init(child: RenderNode, clip: Graphene.Rect) {
        var cClip = clip._c
        self.init(_taking: C.present(C.raw(gsk_clip_node_new(C.opaque(child._raw), &cClip)), "gsk_clip_node_new"))
    }
}

extension ClipNode {
    /// `gsk_clip_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_clip_node_get_child(C.opaque(_raw)))), "gsk_clip_node_get_child") }

    /// `gsk_clip_node_get_clip()`.
    public var clip: Graphene.Rect { C.present(C.value(gsk_clip_node_get_clip(C.opaque(_raw))), "gsk_clip_node_get_clip") }
}
