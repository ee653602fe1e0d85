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

/// `GskTransformNode`. <https://docs.gtk.org/gsk4/class.TransformNode.html>
open class TransformNode: RenderNode {
    public override class var gtype: UInt { gsk_transform_node_get_type() }

    /// `gsk_transform_node_new()`.
    public convenience init(child: RenderNode, transform: Transform) {
        self.init(_taking: C.present(C.raw(gsk_transform_node_new(C.opaque(child._raw), C.opaque(transform._raw))), "gsk_transform_node_new"))
    }
}

extension TransformNode {
    /// `gsk_transform_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_transform_node_get_child(C.opaque(_raw)))), "gsk_transform_node_get_child") }

    /// `gsk_transform_node_get_transform()`.
    public var transform: Transform { C.present(C.copy(C.raw(gsk_transform_node_get_transform(C.opaque(_raw)))), "gsk_transform_node_get_transform") }
}
