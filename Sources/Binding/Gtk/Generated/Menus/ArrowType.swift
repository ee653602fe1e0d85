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

/// `GtkArrowType`. <https://docs.gtk.org/gtk4/enum.ArrowType.html>
public enum ArrowType: Enumeration, ValueConvertible {
    /// `GTK_ARROW_UP`.
    case up
    /// `GTK_ARROW_DOWN`.
    case down
    /// `GTK_ARROW_LEFT`.
    case left
    /// `GTK_ARROW_RIGHT`.
    case right
    /// `GTK_ARROW_NONE`.
    case none
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .up
        case 1: self = .down
        case 2: self = .left
        case 3: self = .right
        case 4: self = .none
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .none: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.up, .down, .left, .right, .none] }
    public static var gtype: UInt { gtk_arrow_type_get_type() }
}
