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

/// `GdkTextureError`. <https://docs.gtk.org/gdk4/error.TextureError.html>
public enum TextureError: ErrorCode, ValueConvertible {
    /// `GDK_TEXTURE_ERROR_TOO_LARGE`.
    case tooLarge
    /// `GDK_TEXTURE_ERROR_CORRUPT_IMAGE`.
    case corruptImage
    /// `GDK_TEXTURE_ERROR_UNSUPPORTED_CONTENT`.
    case unsupportedContent
    /// `GDK_TEXTURE_ERROR_UNSUPPORTED_FORMAT`.
    case unsupportedFormat
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .tooLarge
        case 1: self = .corruptImage
        case 2: self = .unsupportedContent
        case 3: self = .unsupportedFormat
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .tooLarge: 0
        case .corruptImage: 1
        case .unsupportedContent: 2
        case .unsupportedFormat: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.tooLarge, .corruptImage, .unsupportedContent, .unsupportedFormat] }
    public static var gtype: UInt { gdk_texture_error_get_type() }
    public static var domain: String { "gdk-texture-error-quark" }
}
