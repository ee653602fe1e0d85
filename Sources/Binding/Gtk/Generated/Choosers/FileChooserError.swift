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

/// `GtkFileChooserError`. <https://docs.gtk.org/gtk4/error.FileChooserError.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public enum FileChooserError: ErrorCode, ValueConvertible {
    /// `GTK_FILE_CHOOSER_ERROR_NONEXISTENT`.
    case nonexistent
    /// `GTK_FILE_CHOOSER_ERROR_BAD_FILENAME`.
    case badFilename
    /// `GTK_FILE_CHOOSER_ERROR_ALREADY_EXISTS`.
    case alreadyExists
    /// `GTK_FILE_CHOOSER_ERROR_INCOMPLETE_HOSTNAME`.
    case incompleteHostname
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .nonexistent
        case 1: self = .badFilename
        case 2: self = .alreadyExists
        case 3: self = .incompleteHostname
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .nonexistent: 0
        case .badFilename: 1
        case .alreadyExists: 2
        case .incompleteHostname: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.nonexistent, .badFilename, .alreadyExists, .incompleteHostname] }
    public static var gtype: UInt { gtk_file_chooser_error_get_type() }
    public static var domain: String { "gtk-file-chooser-error-quark" }
}
