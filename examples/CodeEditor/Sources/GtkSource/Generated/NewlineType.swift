// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceNewlineType`.
public enum NewlineType: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_NEWLINE_TYPE_LF`.
    case lf
    /// `GTK_SOURCE_NEWLINE_TYPE_CR`.
    case cr
    /// `GTK_SOURCE_NEWLINE_TYPE_CR_LF`.
    case crLf
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lf
        case 1: self = .cr
        case 2: self = .crLf
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .lf: 0
        case .cr: 1
        case .crLf: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.lf, .cr, .crLf] }
    public static var gtype: UInt { gtk_source_newline_type_get_type() }
}
