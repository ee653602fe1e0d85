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

/// `GskCrossFadeNode`. <https://docs.gtk.org/gsk4/class.CrossFadeNode.html>
open class CrossFadeNode: RenderNode {
    public override class var gtype: UInt { gsk_cross_fade_node_get_type() }

    /// `gsk_cross_fade_node_new()`.
    public convenience init(start: RenderNode, end: RenderNode, progress: Double) {
        self.init(_taking: C.present(C.raw(gsk_cross_fade_node_new(C.opaque(start._raw), C.opaque(end._raw), gfloat(progress))), "gsk_cross_fade_node_new"))
    }
}

extension CrossFadeNode {
    /// `gsk_cross_fade_node_get_end_child()`.
    public var endChild: RenderNode { C.present(C.copy(C.raw(gsk_cross_fade_node_get_end_child(C.opaque(_raw)))), "gsk_cross_fade_node_get_end_child") }

    /// `gsk_cross_fade_node_get_progress()`.
    public var progress: Double { Double(gsk_cross_fade_node_get_progress(C.opaque(_raw))) }

    /// `gsk_cross_fade_node_get_start_child()`.
    public var startChild: RenderNode { C.present(C.copy(C.raw(gsk_cross_fade_node_get_start_child(C.opaque(_raw)))), "gsk_cross_fade_node_get_start_child") }
}
