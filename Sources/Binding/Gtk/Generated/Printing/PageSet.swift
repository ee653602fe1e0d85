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

/// `GtkPageSet`. <https://docs.gtk.org/gtk4/enum.PageSet.html>
public enum PageSet: Enumeration, ValueConvertible {
    /// `GTK_PAGE_SET_ALL`.
    case all
    /// `GTK_PAGE_SET_EVEN`.
    case even
    /// `GTK_PAGE_SET_ODD`.
    case odd
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .even
        case 2: self = .odd
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .even: 1
        case .odd: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.all, .even, .odd] }
    public static var gtype: UInt { gtk_page_set_get_type() }
}
