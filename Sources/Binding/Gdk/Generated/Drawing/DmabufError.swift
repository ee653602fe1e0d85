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

#if GTK_4_14
/// `GdkDmabufError`. <https://docs.gtk.org/gdk4/error.DmabufError.html>
public enum DmabufError: ErrorCode, ValueConvertible {
    /// `GDK_DMABUF_ERROR_NOT_AVAILABLE`.
    case notAvailable
    /// `GDK_DMABUF_ERROR_UNSUPPORTED_FORMAT`.
    case unsupportedFormat
    /// `GDK_DMABUF_ERROR_CREATION_FAILED`.
    case creationFailed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notAvailable
        case 1: self = .unsupportedFormat
        case 2: self = .creationFailed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notAvailable: 0
        case .unsupportedFormat: 1
        case .creationFailed: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.notAvailable, .unsupportedFormat, .creationFailed] }
    public static var gtype: UInt { gdk_dmabuf_error_get_type() }
    public static var domain: String { "gdk-dmabuf-error-quark" }
}
#endif
