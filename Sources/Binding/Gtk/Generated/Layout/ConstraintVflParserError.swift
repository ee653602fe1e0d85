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

/// `GtkConstraintVflParserError`. <https://docs.gtk.org/gtk4/error.ConstraintVflParserError.html>
public enum ConstraintVflParserError: ErrorCode, ValueConvertible {
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_SYMBOL`.
    case symbol
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_ATTRIBUTE`.
    case attribute
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_VIEW`.
    case view
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_METRIC`.
    case metric
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_PRIORITY`.
    case priority
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_RELATION`.
    case relation
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .symbol
        case 1: self = .attribute
        case 2: self = .view
        case 3: self = .metric
        case 4: self = .priority
        case 5: self = .relation
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .symbol: 0
        case .attribute: 1
        case .view: 2
        case .metric: 3
        case .priority: 4
        case .relation: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.symbol, .attribute, .view, .metric, .priority, .relation] }
    public static var gtype: UInt { gtk_constraint_vfl_parser_error_get_type() }
    public static var domain: String { "gtk-constraint-vfl-parser-error-quark" }
}
