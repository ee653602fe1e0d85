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

/// `GtkSortType`. <https://docs.gtk.org/gtk4/enum.SortType.html>
public enum SortType: Enumeration, ValueConvertible {
    /// `GTK_SORT_ASCENDING`.
    case ascending
    /// `GTK_SORT_DESCENDING`.
    case descending
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ascending
        case 1: self = .descending
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .ascending: 0
        case .descending: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.ascending, .descending] }
    public static var gtype: UInt { gtk_sort_type_get_type() }
}
