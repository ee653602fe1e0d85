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

/// `GtkDirectionType`. <https://docs.gtk.org/gtk4/enum.DirectionType.html>
public enum DirectionType: Enumeration, ValueConvertible {
    /// `GTK_DIR_TAB_FORWARD`.
    case tabForward
    /// `GTK_DIR_TAB_BACKWARD`.
    case tabBackward
    /// `GTK_DIR_UP`.
    case up
    /// `GTK_DIR_DOWN`.
    case down
    /// `GTK_DIR_LEFT`.
    case left
    /// `GTK_DIR_RIGHT`.
    case right
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .tabForward
        case 1: self = .tabBackward
        case 2: self = .up
        case 3: self = .down
        case 4: self = .left
        case 5: self = .right
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .tabForward: 0
        case .tabBackward: 1
        case .up: 2
        case .down: 3
        case .left: 4
        case .right: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.tabForward, .tabBackward, .up, .down, .left, .right] }
    public static var gtype: UInt { gtk_direction_type_get_type() }
}
