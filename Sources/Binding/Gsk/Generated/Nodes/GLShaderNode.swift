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
    #if GTK_4_16
    @available(*, deprecated, message: "GTK's new Vulkan-focused rendering does not support this feature. Use Gtk.GLArea for OpenGL rendering.")
    #endif
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
    #if GTK_4_16
    @available(*, deprecated, message: "GTK's new Vulkan-focused rendering does not support this feature. Use Gtk.GLArea for OpenGL rendering.")
    #endif
    public var args: Bytes { C.present(C.copy(C.raw(gsk_gl_shader_node_get_args(C.opaque(_raw)))), "gsk_gl_shader_node_get_args") }

    /// `gsk_gl_shader_node_get_child()`.
    #if GTK_4_16
    @available(*, deprecated, message: "GTK's new Vulkan-focused rendering does not support this feature. Use Gtk.GLArea for OpenGL rendering.")
    #endif
    public func child(at idx: Int) -> RenderNode {
        C.present(C.copy(C.raw(gsk_gl_shader_node_get_child(C.opaque(_raw), C.guint(idx)))), "gsk_gl_shader_node_get_child")
    }

    /// `gsk_gl_shader_node_get_n_children()`.
    #if GTK_4_16
    @available(*, deprecated, message: "GTK's new Vulkan-focused rendering does not support this feature. Use Gtk.GLArea for OpenGL rendering.")
    #endif
    public var nChildren: Int { C.int(gsk_gl_shader_node_get_n_children(C.opaque(_raw))) }

    /// `gsk_gl_shader_node_get_shader()`.
    #if GTK_4_16
    @available(*, deprecated, message: "This feature was deprecated in GTK 4.16 after the new rendering infrastructure introduced in 4.14 did not support it. The lack of Vulkan integration would have made it a very hard feature to support. If you want to use OpenGL directly, you should look at Gtk.GLArea which uses a different approach and is still well-supported.")
    #endif
    public var shader: GLShader { C.present(C.borrow(C.raw(gsk_gl_shader_node_get_shader(C.opaque(_raw)))), "gsk_gl_shader_node_get_shader") }
}
