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

#if GTK_4_10
/// `GskMaskNode`. <https://docs.gtk.org/gsk4/class.MaskNode.html>
open class MaskNode: RenderNode {
    public override class var gtype: UInt { gsk_mask_node_get_type() }

    /// `gsk_mask_node_new()`.
    public convenience init(source: RenderNode, mask: RenderNode, maskMode: MaskMode) {
        self.init(_taking: C.present(C.raw(gsk_mask_node_new(C.opaque(source._raw), C.opaque(mask._raw), .init(rawValue: C.number(maskMode)))), "gsk_mask_node_new"))
    }
}

extension MaskNode {
    /// `gsk_mask_node_get_mask()`.
    public var mask: RenderNode { C.present(C.copy(C.raw(gsk_mask_node_get_mask(C.opaque(_raw)))), "gsk_mask_node_get_mask") }

    /// `gsk_mask_node_get_mask_mode()`.
    public var maskMode: MaskMode { C.enumeration(gsk_mask_node_get_mask_mode(C.opaque(_raw)).rawValue) }

    /// `gsk_mask_node_get_source()`.
    public var source: RenderNode { C.present(C.copy(C.raw(gsk_mask_node_get_source(C.opaque(_raw)))), "gsk_mask_node_get_source") }
}
#endif
