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

/// `GskDebugNode`. <https://docs.gtk.org/gsk4/class.DebugNode.html>
open class DebugNode: RenderNode {
    public override class var gtype: UInt { gsk_debug_node_get_type() }

    /// `gsk_debug_node_new()`.
    public convenience init(child: RenderNode, message: String) {
        self.init(_taking: C.present(C.raw(gsk_debug_node_new(C.opaque(child._raw), C.duplicate(message))), "gsk_debug_node_new"))
    }
}

extension DebugNode {
    /// `gsk_debug_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_debug_node_get_child(C.opaque(_raw)))), "gsk_debug_node_get_child") }

    /// `gsk_debug_node_get_message()`.
    public var message: String { C.string(gsk_debug_node_get_message(C.opaque(_raw))) }
}
