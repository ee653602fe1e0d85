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

/// `GdkScrollUnit`. <https://docs.gtk.org/gdk4/enum.ScrollUnit.html>
public enum ScrollUnit: Enumeration, ValueConvertible {
    /// `GDK_SCROLL_UNIT_WHEEL`.
    case wheel
    /// `GDK_SCROLL_UNIT_SURFACE`.
    case surface
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .wheel
        case 1: self = .surface
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .wheel: 0
        case .surface: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.wheel, .surface] }
    public static var gtype: UInt { gdk_scroll_unit_get_type() }
}
