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

/// `GskShaderArgsBuilder`. <https://docs.gtk.org/gsk4/struct.ShaderArgsBuilder.html>
#if GTK_4_16
@available(*, deprecated, message: "Use Gtk.GLArea.")
#endif
public final class ShaderArgsBuilder: Boxed {
    public override class var gtype: UInt { gsk_shader_args_builder_get_type() }

    /// `gsk_shader_args_builder_new()`.
    public convenience init(shader: GLShader, initialValues: Bytes? = nil) {
        self.init(_taking: C.present(C.raw(gsk_shader_args_builder_new(C.opaque(shader._address), C.opaque(initialValues?._raw))), "gsk_shader_args_builder_new"))
    }
}

#if GTK_4_16
@available(*, deprecated, message: "Use Gtk.GLArea.")
#endif
extension ShaderArgsBuilder {
    /// `gsk_shader_args_builder_set_bool()`.
    public func setBool(idx: Int, value: Bool) {
        gsk_shader_args_builder_set_bool(C.opaque(_raw), C.gint(idx), value ? 1 : 0)
    }

    /// `gsk_shader_args_builder_set_float()`.
    public func setFloat(idx: Int, value: Double) {
        gsk_shader_args_builder_set_float(C.opaque(_raw), C.gint(idx), gfloat(value))
    }

    /// `gsk_shader_args_builder_set_int()`.
    public func setInt(idx: Int, value: Int) {
        gsk_shader_args_builder_set_int(C.opaque(_raw), C.gint(idx), C.gint32(value))
    }

    /// `gsk_shader_args_builder_set_uint()`.
    public func setUint(idx: Int, value: Int) {
        gsk_shader_args_builder_set_uint(C.opaque(_raw), C.gint(idx), C.guint32(value))
    }

    /// `gsk_shader_args_builder_set_vec2()`.
    public func setVec2(idx: Int, value: Graphene.Vec2) {
        var cValue = value._c
        gsk_shader_args_builder_set_vec2(C.opaque(_raw), C.gint(idx), &cValue)
    }

    /// `gsk_shader_args_builder_set_vec3()`.
    public func setVec3(idx: Int, value: Graphene.Vec3) {
        var cValue = value._c
        gsk_shader_args_builder_set_vec3(C.opaque(_raw), C.gint(idx), &cValue)
    }

    /// `gsk_shader_args_builder_set_vec4()`.
    public func setVec4(idx: Int, value: Graphene.Vec4) {
        var cValue = value._c
        gsk_shader_args_builder_set_vec4(C.opaque(_raw), C.gint(idx), &cValue)
    }

    /// `gsk_shader_args_builder_to_args()`.
    public func toArgs() -> Bytes {
        C.present(C.take(C.raw(gsk_shader_args_builder_to_args(C.opaque(_raw)))), "gsk_shader_args_builder_to_args")
    }
}
