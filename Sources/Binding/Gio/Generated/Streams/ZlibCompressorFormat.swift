// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GZlibCompressorFormat`. <https://docs.gtk.org/gio/enum.ZlibCompressorFormat.html>
public enum ZlibCompressorFormat: Enumeration, ValueConvertible {
    /// `G_ZLIB_COMPRESSOR_FORMAT_ZLIB`.
    case zlib
    /// `G_ZLIB_COMPRESSOR_FORMAT_GZIP`.
    case gzip
    /// `G_ZLIB_COMPRESSOR_FORMAT_RAW`.
    case raw
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .zlib
        case 1: self = .gzip
        case 2: self = .raw
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .zlib: 0
        case .gzip: 1
        case .raw: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.zlib, .gzip, .raw] }
    public static var gtype: UInt { g_zlib_compressor_format_get_type() }
}
