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
/// `GskFillNode`. <https://docs.gtk.org/gsk4/class.FillNode.html>
open class FillNode: RenderNode {
    public override class var gtype: UInt { gsk_fill_node_get_type() }

    /// `gsk_fill_node_new()`.
    public convenience init(child: RenderNode, path: Path, fillRule: FillRule) {
        self.init(_taking: C.present(C.raw(gsk_fill_node_new(C.opaque(child._raw), C.opaque(path._raw), .init(rawValue: C.number(fillRule)))), "gsk_fill_node_new"))
    }
}

extension FillNode {
    /// `gsk_fill_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_fill_node_get_child(C.opaque(_raw)))), "gsk_fill_node_get_child") }

    /// `gsk_fill_node_get_fill_rule()`.
    public var fillRule: FillRule { C.enumeration(gsk_fill_node_get_fill_rule(C.opaque(_raw)).rawValue) }

    /// `gsk_fill_node_get_path()`.
    public var path: Path { C.present(C.copy(C.raw(gsk_fill_node_get_path(C.opaque(_raw)))), "gsk_fill_node_get_path") }
}
#endif
