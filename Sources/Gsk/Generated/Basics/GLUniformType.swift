// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Pango

/// `GskGLUniformType`. <https://docs.gtk.org/gsk4/enum.GLUniformType.html>
public enum GLUniformType: Int32, Enumeration, ValueConvertible {
    /// `GSK_GL_UNIFORM_TYPE_NONE`.
    case none = 0
    /// `GSK_GL_UNIFORM_TYPE_FLOAT`.
    case float = 1
    /// `GSK_GL_UNIFORM_TYPE_INT`.
    case int = 2
    /// `GSK_GL_UNIFORM_TYPE_UINT`.
    case uint = 3
    /// `GSK_GL_UNIFORM_TYPE_BOOL`.
    case bool = 4
    /// `GSK_GL_UNIFORM_TYPE_VEC2`.
    case vec2 = 5
    /// `GSK_GL_UNIFORM_TYPE_VEC3`.
    case vec3 = 6
    /// `GSK_GL_UNIFORM_TYPE_VEC4`.
    case vec4 = 7
    public static var gtype: UInt { gsk_gl_uniform_type_get_type() }
}
