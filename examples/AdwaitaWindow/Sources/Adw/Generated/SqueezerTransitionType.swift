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

/// `AdwSqueezerTransitionType`.
public enum SqueezerTransitionType: Enumeration, ValueConvertible {
    /// `ADW_SQUEEZER_TRANSITION_TYPE_NONE`.
    case none
    /// `ADW_SQUEEZER_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .crossfade] }
    public static var gtype: UInt { adw_squeezer_transition_type_get_type() }
}
