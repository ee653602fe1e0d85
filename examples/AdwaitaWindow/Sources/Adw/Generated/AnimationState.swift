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

/// `AdwAnimationState`.
public enum AnimationState: Enumeration, ValueConvertible {
    /// `ADW_ANIMATION_IDLE`.
    case idle
    /// `ADW_ANIMATION_PAUSED`.
    case paused
    /// `ADW_ANIMATION_PLAYING`.
    case playing
    /// `ADW_ANIMATION_FINISHED`.
    case finished
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .idle
        case 1: self = .paused
        case 2: self = .playing
        case 3: self = .finished
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .idle: 0
        case .paused: 1
        case .playing: 2
        case .finished: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.idle, .paused, .playing, .finished] }
    public static var gtype: UInt { adw_animation_state_get_type() }
}
