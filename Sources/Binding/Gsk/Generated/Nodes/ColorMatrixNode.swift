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

/// `GskColorMatrixNode`. <https://docs.gtk.org/gsk4/class.ColorMatrixNode.html>
open class ColorMatrixNode: RenderNode {
    public override class var gtype: UInt { gsk_color_matrix_node_get_type() }

    /// `gsk_color_matrix_node_new()`.
    public convenience init(child: RenderNode, colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
        var cColorMatrix = colorMatrix._c
        var cColorOffset = colorOffset._c
        self.init(_taking: C.present(C.raw(gsk_color_matrix_node_new(C.opaque(child._raw), &cColorMatrix, &cColorOffset)), "gsk_color_matrix_node_new"))
    }
}

extension ColorMatrixNode {
    /// `gsk_color_matrix_node_get_child()`.
    public var child: RenderNode { C.present(C.copy(C.raw(gsk_color_matrix_node_get_child(C.opaque(_raw)))), "gsk_color_matrix_node_get_child") }

    /// `gsk_color_matrix_node_get_color_matrix()`.
    public var colorMatrix: Graphene.Matrix { C.present(C.value(gsk_color_matrix_node_get_color_matrix(C.opaque(_raw))), "gsk_color_matrix_node_get_color_matrix") }

    /// `gsk_color_matrix_node_get_color_offset()`.
    public var colorOffset: Graphene.Vec4 { C.present(C.value(gsk_color_matrix_node_get_color_offset(C.opaque(_raw))), "gsk_color_matrix_node_get_color_offset") }
}
