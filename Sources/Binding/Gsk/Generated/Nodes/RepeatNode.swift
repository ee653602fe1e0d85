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

/// `GskRepeatNode`. <https://docs.gtk.org/gsk4/class.RepeatNode.html>
open class RepeatNode: RenderNode {
    public override class var gtype: UInt { gsk_repeat_node_get_type() }

    /// `gsk_repeat_node_new()`.
    public convenience init(bounds: Graphene.Rect, child: RenderNode, childBounds: Graphene.Rect? = nil) {
        var cBounds = bounds._c
        let cChildBounds = Lent(childBounds?._c)
        self.init(_taking: C.present(C.raw(gsk_repeat_node_new(&cBounds, C.opaque(child._raw), cChildBounds.pointer)), "gsk_repeat_node_new"))
    }
}

extension RepeatNode {
    /// `gsk_repeat_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_repeat_node_get_child(C.opaque(_raw)))), "gsk_repeat_node_get_child") }

    /// `gsk_repeat_node_get_child_bounds()`.
    public var childBounds: Graphene.Rect { C.present(C.value(gsk_repeat_node_get_child_bounds(C.opaque(_raw))), "gsk_repeat_node_get_child_bounds") }
}
