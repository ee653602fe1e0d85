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

/// `GskContainerNode`. <https://docs.gtk.org/gsk4/class.ContainerNode.html>
open class ContainerNode: RenderNode {
    public override class var gtype: UInt { gsk_container_node_get_type() }

    /// `gsk_container_node_new()`.
    public convenience init(children: [RenderNode]) {
        var cChildren: [OpaquePointer?] = children.map { C.opaque($0._raw) }
        self.init(_taking: C.present(C.raw(gsk_container_node_new(&cChildren, C.guint(children.count))), "gsk_container_node_new"))
    }
}

extension ContainerNode {
    /// `gsk_container_node_get_child()`.
    public func child(at idx: Int) -> RenderNode {
        C.present(C.copy(C.raw(gsk_container_node_get_child(C.opaque(_raw), C.guint(idx)))), "gsk_container_node_get_child")
    }

    /// `gsk_container_node_get_n_children()`.
    public var nChildren: Int { C.int(gsk_container_node_get_n_children(C.opaque(_raw))) }
}
