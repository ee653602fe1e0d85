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

#if GTK_4_12
/// `GtkListTabBehavior`. <https://docs.gtk.org/gtk4/enum.ListTabBehavior.html>
public enum ListTabBehavior: Enumeration, ValueConvertible {
    /// `GTK_LIST_TAB_ALL`.
    case all
    /// `GTK_LIST_TAB_ITEM`.
    case item
    /// `GTK_LIST_TAB_CELL`.
    case cell
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .item
        case 2: self = .cell
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .item: 1
        case .cell: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.all, .item, .cell] }
    public static var gtype: UInt { gtk_list_tab_behavior_get_type() }
}
#endif
