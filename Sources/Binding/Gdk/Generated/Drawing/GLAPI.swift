// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkGLAPI`. <https://docs.gtk.org/gdk4/flags.GLAPI.html>
public struct GLAPI: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_gl_api_get_type() }
    /// `GDK_GL_API_GL`.
    public static let gl = Self(rawValue: 1)
    /// `GDK_GL_API_GLES`.
    public static let gles = Self(rawValue: 2)
}
