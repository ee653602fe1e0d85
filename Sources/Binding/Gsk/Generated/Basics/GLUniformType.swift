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

/// `GskGLUniformType`. <https://docs.gtk.org/gsk4/enum.GLUniformType.html>
#if GTK_4_16
@available(*, deprecated, message: "Use Gtk.GLArea.")
#endif
public enum GLUniformType: Enumeration, ValueConvertible {
    /// `GSK_GL_UNIFORM_TYPE_NONE`.
    case none
    /// `GSK_GL_UNIFORM_TYPE_FLOAT`.
    case float
    /// `GSK_GL_UNIFORM_TYPE_INT`.
    case int
    /// `GSK_GL_UNIFORM_TYPE_UINT`.
    case uint
    /// `GSK_GL_UNIFORM_TYPE_BOOL`.
    case bool
    /// `GSK_GL_UNIFORM_TYPE_VEC2`.
    case vec2
    /// `GSK_GL_UNIFORM_TYPE_VEC3`.
    case vec3
    /// `GSK_GL_UNIFORM_TYPE_VEC4`.
    case vec4
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .float
        case 2: self = .int
        case 3: self = .uint
        case 4: self = .bool
        case 5: self = .vec2
        case 6: self = .vec3
        case 7: self = .vec4
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .float: 1
        case .int: 2
        case .uint: 3
        case .bool: 4
        case .vec2: 5
        case .vec3: 6
        case .vec4: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .float, .int, .uint, .bool, .vec2, .vec3, .vec4] }
    public static var gtype: UInt { gsk_gl_uniform_type_get_type() }
}
