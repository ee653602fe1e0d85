// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkScrollDirection`. <https://docs.gtk.org/gdk4/enum.ScrollDirection.html>
public enum ScrollDirection: Enumeration, ValueConvertible {
    /// `GDK_SCROLL_UP`.
    case up
    /// `GDK_SCROLL_DOWN`.
    case down
    /// `GDK_SCROLL_LEFT`.
    case left
    /// `GDK_SCROLL_RIGHT`.
    case right
    /// `GDK_SCROLL_SMOOTH`.
    case smooth
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .up
        case 1: self = .down
        case 2: self = .left
        case 3: self = .right
        case 4: self = .smooth
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .smooth: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.up, .down, .left, .right, .smooth] }
    public static var gtype: UInt { gdk_scroll_direction_get_type() }
}
