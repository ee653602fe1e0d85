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

/// `GtkPanDirection`. <https://docs.gtk.org/gtk4/enum.PanDirection.html>
public enum PanDirection: Enumeration, ValueConvertible {
    /// `GTK_PAN_DIRECTION_LEFT`.
    case left
    /// `GTK_PAN_DIRECTION_RIGHT`.
    case right
    /// `GTK_PAN_DIRECTION_UP`.
    case up
    /// `GTK_PAN_DIRECTION_DOWN`.
    case down
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .up
        case 3: self = .down
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .up: 2
        case .down: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.left, .right, .up, .down] }
    public static var gtype: UInt { gtk_pan_direction_get_type() }
}
