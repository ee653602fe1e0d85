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

#if GTK_4_14
/// `GskStrokeNode`. <https://docs.gtk.org/gsk4/class.StrokeNode.html>
open class StrokeNode: RenderNode {
    public override class var gtype: UInt { gsk_stroke_node_get_type() }

    /// `gsk_stroke_node_new()`.
    public convenience init(child: RenderNode, path: Path, stroke: Stroke) {
        self.init(_taking: C.present(C.raw(gsk_stroke_node_new(C.opaque(child._raw), C.opaque(path._raw), C.opaque(stroke._raw))), "gsk_stroke_node_new"))
    }
}

extension StrokeNode {
    /// `gsk_stroke_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_stroke_node_get_child(C.opaque(_raw)))), "gsk_stroke_node_get_child") }

    /// `gsk_stroke_node_get_path()`.
    public var path: Path { C.present(C.copy(C.raw(gsk_stroke_node_get_path(C.opaque(_raw)))), "gsk_stroke_node_get_path") }

    /// `gsk_stroke_node_get_stroke()`.
    public var stroke: Stroke { C.present(C.copy(C.raw(gsk_stroke_node_get_stroke(C.opaque(_raw)))), "gsk_stroke_node_get_stroke") }
}
#endif
