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

/// `GtkCornerType`. <https://docs.gtk.org/gtk4/enum.CornerType.html>
public enum CornerType: Enumeration, ValueConvertible {
    /// `GTK_CORNER_TOP_LEFT`.
    case topLeft
    /// `GTK_CORNER_BOTTOM_LEFT`.
    case bottomLeft
    /// `GTK_CORNER_TOP_RIGHT`.
    case topRight
    /// `GTK_CORNER_BOTTOM_RIGHT`.
    case bottomRight
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .topLeft
        case 1: self = .bottomLeft
        case 2: self = .topRight
        case 3: self = .bottomRight
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .topLeft: 0
        case .bottomLeft: 1
        case .topRight: 2
        case .bottomRight: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.topLeft, .bottomLeft, .topRight, .bottomRight] }
    public static var gtype: UInt { gtk_corner_type_get_type() }
}
