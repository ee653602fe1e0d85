// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceFileLoaderError`.
public enum FileLoaderError: ErrorCode, ValueConvertible {
    /// `GTK_SOURCE_FILE_LOADER_ERROR_TOO_BIG`.
    case tooBig
    /// `GTK_SOURCE_FILE_LOADER_ERROR_ENCODING_AUTO_DETECTION_FAILED`.
    case encodingAutoDetectionFailed
    /// `GTK_SOURCE_FILE_LOADER_ERROR_CONVERSION_FALLBACK`.
    case conversionFallback
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .tooBig
        case 1: self = .encodingAutoDetectionFailed
        case 2: self = .conversionFallback
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .tooBig: 0
        case .encodingAutoDetectionFailed: 1
        case .conversionFallback: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.tooBig, .encodingAutoDetectionFailed, .conversionFallback] }
    public static var gtype: UInt { gtk_source_file_loader_error_get_type() }
    public static var domain: String { "gtk-source-file-loader-error" }
}
