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

/// `GtkFilterMatch`. <https://docs.gtk.org/gtk4/enum.FilterMatch.html>
public enum FilterMatch: Enumeration, ValueConvertible {
    /// `GTK_FILTER_MATCH_SOME`.
    case some
    /// `GTK_FILTER_MATCH_NONE`.
    case none
    /// `GTK_FILTER_MATCH_ALL`.
    case all
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .some
        case 1: self = .none
        case 2: self = .all
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .some: 0
        case .none: 1
        case .all: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.some, .none, .all] }
    public static var gtype: UInt { gtk_filter_match_get_type() }
}
