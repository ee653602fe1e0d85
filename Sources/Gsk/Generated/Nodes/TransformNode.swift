// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Pango

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
