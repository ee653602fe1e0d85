// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkRevealerTransitionType`. <https://docs.gtk.org/gtk4/enum.RevealerTransitionType.html>
public enum RevealerTransitionType: Enumeration, ValueConvertible {
    /// `GTK_REVEALER_TRANSITION_TYPE_NONE`.
    case none
    /// `GTK_REVEALER_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT`.
    case swingRight
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT`.
    case swingLeft
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_UP`.
    case swingUp
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN`.
    case swingDown
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        case 2: self = .slideRight
        case 3: self = .slideLeft
        case 4: self = .slideUp
        case 5: self = .slideDown
        case 6: self = .swingRight
        case 7: self = .swingLeft
        case 8: self = .swingUp
        case 9: self = .swingDown
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .slideRight: 2
        case .slideLeft: 3
        case .slideUp: 4
        case .slideDown: 5
        case .swingRight: 6
        case .swingLeft: 7
        case .swingUp: 8
        case .swingDown: 9
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .crossfade, .slideRight, .slideLeft, .slideUp, .slideDown, .swingRight, .swingLeft, .swingUp, .swingDown] }
    public static var gtype: UInt { gtk_revealer_transition_type_get_type() }
}
