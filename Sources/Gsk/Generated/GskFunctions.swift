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

/// `gsk_value_dup_render_node()`.
@MainActor
public func valueDupRenderNode(_ value: Value) -> RenderNode? {
    C.take(C.raw(gsk_value_dup_render_node(C.cast(value._raw))))
}

/// `gsk_value_get_render_node()`.
@MainActor
public func valueGetRenderNode(_ value: Value) -> RenderNode? {
    C.copy(C.raw(gsk_value_get_render_node(C.cast(value._raw))))
}

/// `gsk_value_set_render_node()`.
@MainActor
public func valueSetRenderNode(_ value: Value, node: RenderNode) {
    gsk_value_set_render_node(C.cast(value._raw), C.opaque(node._raw))
}

/// `gsk_value_take_render_node()`.
@MainActor
public func valueTakeRenderNode(_ value: Value, node: RenderNode? = nil) {
    gsk_value_take_render_node(C.cast(value._raw), C.opaque(C.give(node)))
}
