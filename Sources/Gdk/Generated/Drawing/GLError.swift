// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkGLError`. <https://docs.gtk.org/gdk4/error.GLError.html>
public enum GLError: Int32, ErrorCode, ValueConvertible {
    /// `GDK_GL_ERROR_NOT_AVAILABLE`.
    case notAvailable = 0
    /// `GDK_GL_ERROR_UNSUPPORTED_FORMAT`.
    case unsupportedFormat = 1
    /// `GDK_GL_ERROR_UNSUPPORTED_PROFILE`.
    case unsupportedProfile = 2
    /// `GDK_GL_ERROR_COMPILATION_FAILED`.
    case compilationFailed = 3
    /// `GDK_GL_ERROR_LINK_FAILED`.
    case linkFailed = 4
    public static var gtype: UInt { gdk_gl_error_get_type() }
    public static var domain: String { "gdk-gl-error-quark" }
}
