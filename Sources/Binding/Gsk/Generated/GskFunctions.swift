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

extension Value {
    /// `gsk_value_dup_render_node()`.
    @discardableResult
    public func dupRenderNode() -> RenderNode? {
        C.take(C.raw(gsk_value_dup_render_node(C.cast(_raw))))
    }

    /// `gsk_value_get_render_node()`.
    public var renderNode: RenderNode? { C.copy(C.raw(gsk_value_get_render_node(C.cast(_raw)))) }

    /// `gsk_value_set_render_node()`.
    public func setRenderNode(_ node: RenderNode) {
        gsk_value_set_render_node(C.cast(_raw), C.opaque(node._raw))
    }

    /// `gsk_value_take_render_node()`.
    public func takeRenderNode(_ node: RenderNode? = nil) {
        gsk_value_take_render_node(C.cast(_raw), C.opaque(C.give(node)))
    }
}
