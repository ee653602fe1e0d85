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

/// `GtkPositionType`. <https://docs.gtk.org/gtk4/enum.PositionType.html>
public enum PositionType: Enumeration, ValueConvertible {
    /// `GTK_POS_LEFT`.
    case left
    /// `GTK_POS_RIGHT`.
    case right
    /// `GTK_POS_TOP`.
    case top
    /// `GTK_POS_BOTTOM`.
    case bottom
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .top
        case 3: self = .bottom
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .top: 2
        case .bottom: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.left, .right, .top, .bottom] }
    public static var gtype: UInt { gtk_position_type_get_type() }
}
