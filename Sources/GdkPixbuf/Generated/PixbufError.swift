// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject
import Gio

/// `GdkPixbufError`. <https://docs.gtk.org/gdk-pixbuf/error.PixbufError.html>
public enum PixbufError: Int32, ErrorCode, ValueConvertible {
    /// `GDK_PIXBUF_ERROR_CORRUPT_IMAGE`.
    case corruptImage = 0
    /// `GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY`.
    case insufficientMemory = 1
    /// `GDK_PIXBUF_ERROR_BAD_OPTION`.
    case badOption = 2
    /// `GDK_PIXBUF_ERROR_UNKNOWN_TYPE`.
    case unknownType = 3
    /// `GDK_PIXBUF_ERROR_UNSUPPORTED_OPERATION`.
    case unsupportedOperation = 4
    /// `GDK_PIXBUF_ERROR_FAILED`.
    case failed = 5
    /// `GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION`.
    case incompleteAnimation = 6
    public static var gtype: UInt { gdk_pixbuf_error_get_type() }
    public static var domain: String { "gdk-pixbuf-error-quark" }
}
