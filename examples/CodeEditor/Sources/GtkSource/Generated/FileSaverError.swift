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

/// `GtkSourceFileSaverError`.
public enum FileSaverError: ErrorCode, ValueConvertible {
    /// `GTK_SOURCE_FILE_SAVER_ERROR_INVALID_CHARS`.
    case invalidChars
    /// `GTK_SOURCE_FILE_SAVER_ERROR_EXTERNALLY_MODIFIED`.
    case externallyModified
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalidChars
        case 1: self = .externallyModified
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalidChars: 0
        case .externallyModified: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalidChars, .externallyModified] }
    public static var gtype: UInt { gtk_source_file_saver_error_get_type() }
    public static var domain: String { "gtk-source-file-saver-error" }
}
