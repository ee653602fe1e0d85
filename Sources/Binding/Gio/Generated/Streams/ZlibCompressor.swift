// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GZlibCompressor`. <https://docs.gtk.org/gio/class.ZlibCompressor.html>
open class ZlibCompressor: Object, Converter {
    open override nonisolated class var gtype: UInt { g_zlib_compressor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ZlibCompressor(_borrowed: raw) }

    /// `g_zlib_compressor_new()`.
    public convenience init(format: ZlibCompressorFormat, level: Int) {
        if Self.hasOwnType { self.init(properties: ["format": format, "level": level]); return }
        self.init(_constructed: C.present(C.raw(g_zlib_compressor_new(.init(rawValue: C.number(format)), C.gint(level))), "g_zlib_compressor_new"))
    }
}

extension ZlibCompressor {
    /// `file-info`, `g_zlib_compressor_get_file_info()`.
    public var fileInfo: FileInfo? {
        get { C.borrow(C.raw(g_zlib_compressor_get_file_info(C.opaque(_raw)))) }
        set { g_zlib_compressor_set_file_info(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fileInfo; defer { self.fileInfo = value }; yield &value }
    }

    /// `format`.
    public var format: ZlibCompressorFormat { property("format") }

    /// `level`.
    public var level: Int { property("level") }
}

extension Members where Owner: ZlibCompressor {
    public var fileInfo: PropertyKey<Owner, FileInfo?> { PropertyKey("file-info") }
    public var format: PropertyKey<Owner, ZlibCompressorFormat> { PropertyKey("format") }
    public var level: PropertyKey<Owner, Int> { PropertyKey("level") }
}
