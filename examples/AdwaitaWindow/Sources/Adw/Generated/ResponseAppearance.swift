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

/// `AdwResponseAppearance`.
public enum ResponseAppearance: Enumeration, ValueConvertible {
    /// `ADW_RESPONSE_DEFAULT`.
    case `default`
    /// `ADW_RESPONSE_SUGGESTED`.
    case suggested
    /// `ADW_RESPONSE_DESTRUCTIVE`.
    case destructive
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .suggested
        case 2: self = .destructive
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .suggested: 1
        case .destructive: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .suggested, .destructive] }
    public static var gtype: UInt { adw_response_appearance_get_type() }
}
