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

/// `GtkPrintDuplex`. <https://docs.gtk.org/gtk4/enum.PrintDuplex.html>
public enum PrintDuplex: Enumeration, ValueConvertible {
    /// `GTK_PRINT_DUPLEX_SIMPLEX`.
    case simplex
    /// `GTK_PRINT_DUPLEX_HORIZONTAL`.
    case horizontal
    /// `GTK_PRINT_DUPLEX_VERTICAL`.
    case vertical
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .simplex
        case 1: self = .horizontal
        case 2: self = .vertical
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .simplex: 0
        case .horizontal: 1
        case .vertical: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.simplex, .horizontal, .vertical] }
    public static var gtype: UInt { gtk_print_duplex_get_type() }
}
