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

/// `GtkUnit`. <https://docs.gtk.org/gtk4/enum.Unit.html>
public enum Unit: Enumeration, ValueConvertible {
    /// `GTK_UNIT_NONE`.
    case none
    /// `GTK_UNIT_POINTS`.
    case points
    /// `GTK_UNIT_INCH`.
    case inch
    /// `GTK_UNIT_MM`.
    case mm
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .points
        case 2: self = .inch
        case 3: self = .mm
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .points: 1
        case .inch: 2
        case .mm: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .points, .inch, .mm] }
    public static var gtype: UInt { gtk_unit_get_type() }
}
