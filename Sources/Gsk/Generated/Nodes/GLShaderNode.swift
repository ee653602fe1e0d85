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

/// `GskGLShaderNode`. <https://docs.gtk.org/gsk4/class.GLShaderNode.html>
open class GLShaderNode: RenderNode {
    public override class var gtype: UInt { gsk_gl_shader_node_get_type() }

    /// `gsk_gl_shader_node_new()`.
    public convenience init(
        shader: GLShader, bounds: Graphene.Rect, args: Bytes, children: [RenderNode]? = nil
    ) {
        var cBounds = bounds._c
        var cChildren: [OpaquePointer?] = (children ?? []).map { C.opaque($0._raw) }
        self.init(_taking: C.present(C.raw(gsk_gl_shader_node_new(C.opaque(shader._address), &cBounds, C.opaque(args._raw), &cChildren, C.guint((children?.count ?? 0)))), "gsk_gl_shader_node_new"))
    }
}

extension GLShaderNode {
    /// `gsk_gl_shader_node_get_args()`.
    public var args: Bytes { C.present(C.copy(C.raw(gsk_gl_shader_node_get_args(C.opaque(_raw)))), "gsk_gl_shader_node_get_args") }

    /// `gsk_gl_shader_node_get_child()`.
    public func child(at idx: Int) -> RenderNode {
        C.present(C.copy(C.raw(gsk_gl_shader_node_get_child(C.opaque(_raw), C.guint(idx)))), "gsk_gl_shader_node_get_child")
    }

    /// `gsk_gl_shader_node_get_n_children()`.
    public var nChildren: Int { C.int(gsk_gl_shader_node_get_n_children(C.opaque(_raw))) }

    /// `gsk_gl_shader_node_get_shader()`.
    public var shader: GLShader { C.present(C.borrow(C.raw(gsk_gl_shader_node_get_shader(C.opaque(_raw)))), "gsk_gl_shader_node_get_shader") }
}
