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

/// `GdkTextureError`. <https://docs.gtk.org/gdk4/error.TextureError.html>
public enum TextureError: Int32, ErrorCode, ValueConvertible {
    /// `GDK_TEXTURE_ERROR_TOO_LARGE`.
    case tooLarge = 0
    /// `GDK_TEXTURE_ERROR_CORRUPT_IMAGE`.
    case corruptImage = 1
    /// `GDK_TEXTURE_ERROR_UNSUPPORTED_CONTENT`.
    case unsupportedContent = 2
    /// `GDK_TEXTURE_ERROR_UNSUPPORTED_FORMAT`.
    case unsupportedFormat = 3
    public static var gtype: UInt { gdk_texture_error_get_type() }
    public static var domain: String { "gdk-texture-error-quark" }
}
