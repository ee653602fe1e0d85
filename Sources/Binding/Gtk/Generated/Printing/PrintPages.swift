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

/// `GtkPrintPages`. <https://docs.gtk.org/gtk4/enum.PrintPages.html>
public enum PrintPages: Enumeration, ValueConvertible {
    /// `GTK_PRINT_PAGES_ALL`.
    case all
    /// `GTK_PRINT_PAGES_CURRENT`.
    case current
    /// `GTK_PRINT_PAGES_RANGES`.
    case ranges
    /// `GTK_PRINT_PAGES_SELECTION`.
    case selection
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .current
        case 2: self = .ranges
        case 3: self = .selection
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .current: 1
        case .ranges: 2
        case .selection: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.all, .current, .ranges, .selection] }
    public static var gtype: UInt { gtk_print_pages_get_type() }
}
