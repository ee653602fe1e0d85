// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufRotation`. <https://docs.gtk.org/gdk-pixbuf/enum.PixbufRotation.html>
public enum PixbufRotation: Enumeration, ValueConvertible {
    /// `GDK_PIXBUF_ROTATE_NONE`.
    case none
    /// `GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE`.
    case counterclockwise
    /// `GDK_PIXBUF_ROTATE_UPSIDEDOWN`.
    case upsidedown
    /// `GDK_PIXBUF_ROTATE_CLOCKWISE`.
    case clockwise
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 90: self = .counterclockwise
        case 180: self = .upsidedown
        case 270: self = .clockwise
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .counterclockwise: 90
        case .upsidedown: 180
        case .clockwise: 270
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .counterclockwise, .upsidedown, .clockwise] }
    public static var gtype: UInt { gdk_pixbuf_rotation_get_type() }
}
