// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GZlibCompressorFormat`. <https://docs.gtk.org/gio/enum.ZlibCompressorFormat.html>
public enum ZlibCompressorFormat: Int32, Enumeration, ValueConvertible {
    /// `G_ZLIB_COMPRESSOR_FORMAT_ZLIB`.
    case zlib = 0
    /// `G_ZLIB_COMPRESSOR_FORMAT_GZIP`.
    case gzip = 1
    /// `G_ZLIB_COMPRESSOR_FORMAT_RAW`.
    case raw = 2
    public static var gtype: UInt { g_zlib_compressor_format_get_type() }
}
