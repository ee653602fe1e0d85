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

/// `AdwFlapFoldPolicy`.
public enum FlapFoldPolicy: Enumeration, ValueConvertible {
    /// `ADW_FLAP_FOLD_POLICY_NEVER`.
    case never
    /// `ADW_FLAP_FOLD_POLICY_ALWAYS`.
    case always
    /// `ADW_FLAP_FOLD_POLICY_AUTO`.
    case auto
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .never
        case 1: self = .always
        case 2: self = .auto
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .never: 0
        case .always: 1
        case .auto: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.never, .always, .auto] }
    public static var gtype: UInt { adw_flap_fold_policy_get_type() }
}
