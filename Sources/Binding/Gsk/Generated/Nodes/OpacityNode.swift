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

/// `GskOpacityNode`. <https://docs.gtk.org/gsk4/class.OpacityNode.html>
open class OpacityNode: RenderNode {
    public override class var gtype: UInt { gsk_opacity_node_get_type() }

    /// `gsk_opacity_node_new()`.
    public convenience init(child: RenderNode, opacity: Double) {
        self.init(_taking: C.present(C.raw(gsk_opacity_node_new(C.opaque(child._raw), gfloat(opacity))), "gsk_opacity_node_new"))
    }
}

extension OpacityNode {
    /// `gsk_opacity_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_opacity_node_get_child(C.opaque(_raw)))), "gsk_opacity_node_get_child") }

    /// `gsk_opacity_node_get_opacity()`.
    public var opacity: Double { Double(gsk_opacity_node_get_opacity(C.opaque(_raw))) }
}
