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
/// `GskSubsurfaceNode`. <https://docs.gtk.org/gsk4/class.SubsurfaceNode.html>
open class SubsurfaceNode: RenderNode {
    public override class var gtype: UInt { gsk_subsurface_node_get_type() }
}

extension SubsurfaceNode {
    /// `gsk_subsurface_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_subsurface_node_get_child(C.opaque(_raw)))), "gsk_subsurface_node_get_child") }
}
#endif
