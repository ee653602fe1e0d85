// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwNavigationDirection`.
public enum NavigationDirection: Enumeration, ValueConvertible {
    /// `ADW_NAVIGATION_DIRECTION_BACK`.
    case back
    /// `ADW_NAVIGATION_DIRECTION_FORWARD`.
    case forward
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .back
        case 1: self = .forward
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .back: 0
        case .forward: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.back, .forward] }
    public static var gtype: UInt { adw_navigation_direction_get_type() }
}
