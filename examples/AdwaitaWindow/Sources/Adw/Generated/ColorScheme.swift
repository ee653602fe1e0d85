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

/// `AdwColorScheme`.
public enum ColorScheme: Enumeration, ValueConvertible {
    /// `ADW_COLOR_SCHEME_DEFAULT`.
    case `default`
    /// `ADW_COLOR_SCHEME_FORCE_LIGHT`.
    case forceLight
    /// `ADW_COLOR_SCHEME_PREFER_LIGHT`.
    case preferLight
    /// `ADW_COLOR_SCHEME_PREFER_DARK`.
    case preferDark
    /// `ADW_COLOR_SCHEME_FORCE_DARK`.
    case forceDark
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .forceLight
        case 2: self = .preferLight
        case 3: self = .preferDark
        case 4: self = .forceDark
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .forceLight: 1
        case .preferLight: 2
        case .preferDark: 3
        case .forceDark: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .forceLight, .preferLight, .preferDark, .forceDark] }
    public static var gtype: UInt { adw_color_scheme_get_type() }
}
