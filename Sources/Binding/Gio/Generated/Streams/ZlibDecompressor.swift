// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GZlibDecompressor`. <https://docs.gtk.org/gio/class.ZlibDecompressor.html>
open class ZlibDecompressor: Object, Converter {
    open override nonisolated class var gtype: UInt { g_zlib_decompressor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ZlibDecompressor(_borrowed: raw) }

    /// `g_zlib_decompressor_new()`.
    public convenience init(format: ZlibCompressorFormat) {
        if Self.hasOwnType { self.init(properties: ["format": format]); return }
        self.init(_constructed: C.present(C.raw(g_zlib_decompressor_new(.init(rawValue: C.number(format)))), "g_zlib_decompressor_new"))
    }
}

extension ZlibDecompressor {
    /// `file-info`, `g_zlib_decompressor_get_file_info()`.
    public var fileInfo: FileInfo? { C.borrow(C.raw(g_zlib_decompressor_get_file_info(C.opaque(_raw)))) }

    /// `format`.
    public var format: ZlibCompressorFormat { property("format") }
}

extension Members where Owner: ZlibDecompressor {
    public var fileInfo: PropertyKey<Owner, FileInfo?> { PropertyKey("file-info") }
    public var format: PropertyKey<Owner, ZlibCompressorFormat> { PropertyKey("format") }
}
