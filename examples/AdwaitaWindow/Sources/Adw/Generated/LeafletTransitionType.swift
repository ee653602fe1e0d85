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

/// `AdwLeafletTransitionType`.
public enum LeafletTransitionType: Enumeration, ValueConvertible {
    /// `ADW_LEAFLET_TRANSITION_TYPE_OVER`.
    case over
    /// `ADW_LEAFLET_TRANSITION_TYPE_UNDER`.
    case under
    /// `ADW_LEAFLET_TRANSITION_TYPE_SLIDE`.
    case slide
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .over
        case 1: self = .under
        case 2: self = .slide
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .over: 0
        case .under: 1
        case .slide: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.over, .under, .slide] }
    public static var gtype: UInt { adw_leaflet_transition_type_get_type() }
}
