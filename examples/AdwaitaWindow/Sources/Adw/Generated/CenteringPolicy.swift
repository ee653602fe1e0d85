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

/// `AdwCenteringPolicy`.
public enum CenteringPolicy: Enumeration, ValueConvertible {
    /// `ADW_CENTERING_POLICY_LOOSE`.
    case loose
    /// `ADW_CENTERING_POLICY_STRICT`.
    case strict
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .loose
        case 1: self = .strict
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .loose: 0
        case .strict: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.loose, .strict] }
    public static var gtype: UInt { adw_centering_policy_get_type() }
}
