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

/// `GtkFilterChange`. <https://docs.gtk.org/gtk4/enum.FilterChange.html>
public enum FilterChange: Enumeration, ValueConvertible {
    /// `GTK_FILTER_CHANGE_DIFFERENT`.
    case different
    /// `GTK_FILTER_CHANGE_LESS_STRICT`.
    case lessStrict
    /// `GTK_FILTER_CHANGE_MORE_STRICT`.
    case moreStrict
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .different
        case 1: self = .lessStrict
        case 2: self = .moreStrict
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .different: 0
        case .lessStrict: 1
        case .moreStrict: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.different, .lessStrict, .moreStrict] }
    public static var gtype: UInt { gtk_filter_change_get_type() }
}
