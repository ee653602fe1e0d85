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

/// `GtkCssParserWarning`. <https://docs.gtk.org/gtk4/enum.CssParserWarning.html>
public enum CssParserWarning: Enumeration {
    /// `GTK_CSS_PARSER_WARNING_DEPRECATED`.
    case deprecated
    /// `GTK_CSS_PARSER_WARNING_SYNTAX`.
    case syntax
    /// `GTK_CSS_PARSER_WARNING_UNIMPLEMENTED`.
    case unimplemented
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .deprecated
        case 1: self = .syntax
        case 2: self = .unimplemented
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .deprecated: 0
        case .syntax: 1
        case .unimplemented: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.deprecated, .syntax, .unimplemented] }
}
