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

/// `GtkCssParserError`. <https://docs.gtk.org/gtk4/error.CssParserError.html>
public enum CssParserError: ErrorCode {
    /// `GTK_CSS_PARSER_ERROR_FAILED`.
    case failed
    /// `GTK_CSS_PARSER_ERROR_SYNTAX`.
    case syntax
    /// `GTK_CSS_PARSER_ERROR_IMPORT`.
    case `import`
    /// `GTK_CSS_PARSER_ERROR_NAME`.
    case name
    /// `GTK_CSS_PARSER_ERROR_UNKNOWN_VALUE`.
    case unknownValue
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .syntax
        case 2: self = .`import`
        case 3: self = .name
        case 4: self = .unknownValue
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .syntax: 1
        case .`import`: 2
        case .name: 3
        case .unknownValue: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.failed, .syntax, .`import`, .name, .unknownValue] }
    public static var domain: String { "gtk-css-parser-error-quark" }
}
