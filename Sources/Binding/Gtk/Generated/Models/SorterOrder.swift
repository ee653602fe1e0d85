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

/// `GtkSorterOrder`. <https://docs.gtk.org/gtk4/enum.SorterOrder.html>
public enum SorterOrder: Enumeration, ValueConvertible {
    /// `GTK_SORTER_ORDER_PARTIAL`.
    case partial
    /// `GTK_SORTER_ORDER_NONE`.
    case none
    /// `GTK_SORTER_ORDER_TOTAL`.
    case total
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .partial
        case 1: self = .none
        case 2: self = .total
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .partial: 0
        case .none: 1
        case .total: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.partial, .none, .total] }
    public static var gtype: UInt { gtk_sorter_order_get_type() }
}
