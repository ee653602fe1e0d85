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

/// `GskBlurNode`. <https://docs.gtk.org/gsk4/class.BlurNode.html>
open class BlurNode: RenderNode {
    public override class var gtype: UInt { gsk_blur_node_get_type() }

    /// `gsk_blur_node_new()`.
    public convenience init(child: RenderNode, radius: Double) {
        self.init(_taking: C.present(C.raw(gsk_blur_node_new(C.opaque(child._raw), gfloat(radius))), "gsk_blur_node_new"))
    }
}

extension BlurNode {
    /// `gsk_blur_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_blur_node_get_child(C.opaque(_raw)))), "gsk_blur_node_get_child") }

    /// `gsk_blur_node_get_radius()`.
    public var radius: Double { Double(gsk_blur_node_get_radius(C.opaque(_raw))) }
}
