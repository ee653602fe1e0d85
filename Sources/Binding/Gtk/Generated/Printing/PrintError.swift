// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkPrintError`. <https://docs.gtk.org/gtk4/error.PrintError.html>
public enum PrintError: ErrorCode, ValueConvertible {
    /// `GTK_PRINT_ERROR_GENERAL`.
    case general
    /// `GTK_PRINT_ERROR_INTERNAL_ERROR`.
    case internalError
    /// `GTK_PRINT_ERROR_NOMEM`.
    case nomem
    /// `GTK_PRINT_ERROR_INVALID_FILE`.
    case invalidFile
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .general
        case 1: self = .internalError
        case 2: self = .nomem
        case 3: self = .invalidFile
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .general: 0
        case .internalError: 1
        case .nomem: 2
        case .invalidFile: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.general, .internalError, .nomem, .invalidFile] }
    public static var gtype: UInt { gtk_print_error_get_type() }
    public static var domain: String { "gtk-print-error-quark" }
}
