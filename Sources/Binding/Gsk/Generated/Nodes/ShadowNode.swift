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

/// `GskShadowNode`. <https://docs.gtk.org/gsk4/class.ShadowNode.html>
open class ShadowNode: RenderNode {
    public override class var gtype: UInt { gsk_shadow_node_get_type() }

    /// `gsk_shadow_node_new()`.
    public convenience init(child: RenderNode, shadows: [Shadow]) {
        let cShadows = shadows.map { $0._c }
        self.init(_taking: C.present(C.raw(gsk_shadow_node_new(C.opaque(child._raw), cShadows, C.gsize(shadows.count))), "gsk_shadow_node_new"))
    }
}

extension ShadowNode {
    /// `gsk_shadow_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_shadow_node_get_child(C.opaque(_raw)))), "gsk_shadow_node_get_child") }

    /// `gsk_shadow_node_get_n_shadows()`.
    public var nShadows: Int { C.int(gsk_shadow_node_get_n_shadows(C.opaque(_raw))) }

    /// `gsk_shadow_node_get_shadow()`.
    public func shadow(at i: Int) -> Shadow {
        C.present(C.value(gsk_shadow_node_get_shadow(C.opaque(_raw), C.gsize(i))), "gsk_shadow_node_get_shadow")
    }
}
