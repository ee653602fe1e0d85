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

/// `GtkStringFilterMatchMode`. <https://docs.gtk.org/gtk4/enum.StringFilterMatchMode.html>
public enum StringFilterMatchMode: Enumeration, ValueConvertible {
    /// `GTK_STRING_FILTER_MATCH_MODE_EXACT`.
    case exact
    /// `GTK_STRING_FILTER_MATCH_MODE_SUBSTRING`.
    case substring
    /// `GTK_STRING_FILTER_MATCH_MODE_PREFIX`.
    case prefix
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .exact
        case 1: self = .substring
        case 2: self = .prefix
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .exact: 0
        case .substring: 1
        case .prefix: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.exact, .substring, .prefix] }
    public static var gtype: UInt { gtk_string_filter_match_mode_get_type() }
}
