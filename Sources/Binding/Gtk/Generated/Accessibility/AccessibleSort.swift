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

/// `GtkAccessibleSort`. <https://docs.gtk.org/gtk4/enum.AccessibleSort.html>
public enum AccessibleSort: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_SORT_NONE`.
    case none
    /// `GTK_ACCESSIBLE_SORT_ASCENDING`.
    case ascending
    /// `GTK_ACCESSIBLE_SORT_DESCENDING`.
    case descending
    /// `GTK_ACCESSIBLE_SORT_OTHER`.
    case other
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ascending
        case 2: self = .descending
        case 3: self = .other
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ascending: 1
        case .descending: 2
        case .other: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .ascending, .descending, .other] }
    public static var gtype: UInt { gtk_accessible_sort_get_type() }
}
