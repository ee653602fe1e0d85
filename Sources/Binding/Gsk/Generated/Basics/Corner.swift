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
@_spi(Binding) import Pango

/// `GskCorner`. <https://docs.gtk.org/gsk4/enum.Corner.html>
public enum Corner: Enumeration, ValueConvertible {
    /// `GSK_CORNER_TOP_LEFT`.
    case topLeft
    /// `GSK_CORNER_TOP_RIGHT`.
    case topRight
    /// `GSK_CORNER_BOTTOM_RIGHT`.
    case bottomRight
    /// `GSK_CORNER_BOTTOM_LEFT`.
    case bottomLeft
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .topLeft
        case 1: self = .topRight
        case 2: self = .bottomRight
        case 3: self = .bottomLeft
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .topLeft: 0
        case .topRight: 1
        case .bottomRight: 2
        case .bottomLeft: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.topLeft, .topRight, .bottomRight, .bottomLeft] }
    public static var gtype: UInt { gsk_corner_get_type() }
}
