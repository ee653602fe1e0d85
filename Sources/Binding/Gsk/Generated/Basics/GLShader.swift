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

/// `GskGLShader`. <https://docs.gtk.org/gsk4/class.GLShader.html>
#if GTK_4_16
@available(*, deprecated, message: "This feature was deprecated in GTK 4.16 after the new rendering infrastructure introduced in 4.14 did not support it. The lack of Vulkan integration would have made it a very hard feature to support. If you want to use OpenGL directly, you should look at Gtk.GLArea which uses a different approach and is still well-supported.")
#endif
open class GLShader: Object {
    open override nonisolated class var gtype: UInt { gsk_gl_shader_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GLShader(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gsk_gl_shader_new_from_bytes()`.
    public convenience init(sourcecode: Bytes) {
        self.init(_constructed: C.present(C.raw(gsk_gl_shader_new_from_bytes(C.opaque(sourcecode._raw))), "gsk_gl_shader_new_from_bytes"))
    }

    /// `gsk_gl_shader_new_from_resource()`.
    public convenience init(resourcePath: String) {
        self.init(_constructed: C.present(C.raw(gsk_gl_shader_new_from_resource(resourcePath)), "gsk_gl_shader_new_from_resource"))
    }
}

#if GTK_4_16
@available(*, deprecated, message: "This feature was deprecated in GTK 4.16 after the new rendering infrastructure introduced in 4.14 did not support it. The lack of Vulkan integration would have made it a very hard feature to support. If you want to use OpenGL directly, you should look at Gtk.GLArea which uses a different approach and is still well-supported.")
#endif
extension GLShader {
    /// `resource`, `gsk_gl_shader_get_resource()`.
    public var resource: String? { C.optionalString(gsk_gl_shader_get_resource(C.opaque(_raw))) }

    /// `source`, `gsk_gl_shader_get_source()`.
    public var source: Bytes { C.present(C.copy(C.raw(gsk_gl_shader_get_source(C.opaque(_raw)))), "gsk_gl_shader_get_source") }

    /// `gsk_gl_shader_compile()`.
    public func compile(_ renderer: Renderer) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gsk_gl_shader_compile(C.opaque(_raw), C.opaque(renderer._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gsk_gl_shader_find_uniform_by_name()`.
    public func findUniform(byName name: String) -> Int {
        C.int(gsk_gl_shader_find_uniform_by_name(C.opaque(_raw), name))
    }

    /// `gsk_gl_shader_get_arg_bool()`.
    public func argBool(of args: Bytes, idx: Int) -> Bool {
        gsk_gl_shader_get_arg_bool(C.opaque(_raw), C.opaque(args._raw), C.gint(idx)) != 0
    }

    /// `gsk_gl_shader_get_arg_float()`.
    public func argFloat(of args: Bytes, idx: Int) -> Double {
        Double(gsk_gl_shader_get_arg_float(C.opaque(_raw), C.opaque(args._raw), C.gint(idx)))
    }

    /// `gsk_gl_shader_get_arg_int()`.
    public func argInt(of args: Bytes, idx: Int) -> Int {
        C.int(gsk_gl_shader_get_arg_int(C.opaque(_raw), C.opaque(args._raw), C.gint(idx)))
    }

    /// `gsk_gl_shader_get_arg_uint()`.
    public func argUint(of args: Bytes, idx: Int) -> Int {
        C.int(gsk_gl_shader_get_arg_uint(C.opaque(_raw), C.opaque(args._raw), C.gint(idx)))
    }

    /// `gsk_gl_shader_get_arg_vec2()`.
    public func argVec2(of args: Bytes, idx: Int) -> Graphene.Vec2 {
        var outValue = graphene_vec2_t()
        gsk_gl_shader_get_arg_vec2(C.opaque(_raw), C.opaque(args._raw), C.gint(idx), &outValue)
        return Graphene.Vec2(_c: outValue)
    }

    /// `gsk_gl_shader_get_arg_vec3()`.
    public func argVec3(of args: Bytes, idx: Int) -> Graphene.Vec3 {
        var outValue = graphene_vec3_t()
        gsk_gl_shader_get_arg_vec3(C.opaque(_raw), C.opaque(args._raw), C.gint(idx), &outValue)
        return Graphene.Vec3(_c: outValue)
    }

    /// `gsk_gl_shader_get_arg_vec4()`.
    public func argVec4(of args: Bytes, idx: Int) -> Graphene.Vec4 {
        var outValue = graphene_vec4_t()
        gsk_gl_shader_get_arg_vec4(C.opaque(_raw), C.opaque(args._raw), C.gint(idx), &outValue)
        return Graphene.Vec4(_c: outValue)
    }

    /// `gsk_gl_shader_get_args_size()`.
    public var argsSize: Int { C.int(gsk_gl_shader_get_args_size(C.opaque(_raw))) }

    /// `gsk_gl_shader_get_n_textures()`.
    public var nTextures: Int { C.int(gsk_gl_shader_get_n_textures(C.opaque(_raw))) }

    /// `gsk_gl_shader_get_n_uniforms()`.
    public var nUniforms: Int { C.int(gsk_gl_shader_get_n_uniforms(C.opaque(_raw))) }

    /// `gsk_gl_shader_get_uniform_name()`.
    public func uniformName(at idx: Int) -> String {
        C.string(gsk_gl_shader_get_uniform_name(C.opaque(_raw), C.gint(idx)))
    }

    /// `gsk_gl_shader_get_uniform_offset()`.
    public func uniformOffset(at idx: Int) -> Int {
        C.int(gsk_gl_shader_get_uniform_offset(C.opaque(_raw), C.gint(idx)))
    }

    /// `gsk_gl_shader_get_uniform_type()`.
    public func uniformType(at idx: Int) -> GLUniformType {
        C.enumeration(gsk_gl_shader_get_uniform_type(C.opaque(_raw), C.gint(idx)).rawValue)
    }
}

#if GTK_4_16
@available(*, deprecated, message: "This feature was deprecated in GTK 4.16 after the new rendering infrastructure introduced in 4.14 did not support it. The lack of Vulkan integration would have made it a very hard feature to support. If you want to use OpenGL directly, you should look at Gtk.GLArea which uses a different approach and is still well-supported.")
#endif
extension Members where Owner: GLShader {
    public var resource: PropertyKey<Owner, String?> { PropertyKey("resource") }
    public var source: PropertyKey<Owner, Bytes> { PropertyKey("source") }
}
