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

/// `GtkSourceBracketMatchType`.
public enum BracketMatchType: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_BRACKET_MATCH_NONE`.
    case none
    /// `GTK_SOURCE_BRACKET_MATCH_OUT_OF_RANGE`.
    case outOfRange
    /// `GTK_SOURCE_BRACKET_MATCH_NOT_FOUND`.
    case notFound
    /// `GTK_SOURCE_BRACKET_MATCH_FOUND`.
    case found
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .outOfRange
        case 2: self = .notFound
        case 3: self = .found
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .outOfRange: 1
        case .notFound: 2
        case .found: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .outOfRange, .notFound, .found] }
    public static var gtype: UInt { gtk_source_bracket_match_type_get_type() }
}
