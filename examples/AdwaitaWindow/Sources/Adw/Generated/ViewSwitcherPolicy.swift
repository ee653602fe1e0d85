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

/// `AdwViewSwitcherPolicy`.
public enum ViewSwitcherPolicy: Enumeration, ValueConvertible {
    /// `ADW_VIEW_SWITCHER_POLICY_NARROW`.
    case narrow
    /// `ADW_VIEW_SWITCHER_POLICY_WIDE`.
    case wide
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .narrow
        case 1: self = .wide
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .narrow: 0
        case .wide: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.narrow, .wide] }
    public static var gtype: UInt { adw_view_switcher_policy_get_type() }
}
