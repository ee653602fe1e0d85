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

/// `AdwEasing`.
public enum Easing: Enumeration, ValueConvertible {
    /// `ADW_LINEAR`.
    case linear
    /// `ADW_EASE_IN_QUAD`.
    case easeInQuad
    /// `ADW_EASE_OUT_QUAD`.
    case easeOutQuad
    /// `ADW_EASE_IN_OUT_QUAD`.
    case easeInOutQuad
    /// `ADW_EASE_IN_CUBIC`.
    case easeInCubic
    /// `ADW_EASE_OUT_CUBIC`.
    case easeOutCubic
    /// `ADW_EASE_IN_OUT_CUBIC`.
    case easeInOutCubic
    /// `ADW_EASE_IN_QUART`.
    case easeInQuart
    /// `ADW_EASE_OUT_QUART`.
    case easeOutQuart
    /// `ADW_EASE_IN_OUT_QUART`.
    case easeInOutQuart
    /// `ADW_EASE_IN_QUINT`.
    case easeInQuint
    /// `ADW_EASE_OUT_QUINT`.
    case easeOutQuint
    /// `ADW_EASE_IN_OUT_QUINT`.
    case easeInOutQuint
    /// `ADW_EASE_IN_SINE`.
    case easeInSine
    /// `ADW_EASE_OUT_SINE`.
    case easeOutSine
    /// `ADW_EASE_IN_OUT_SINE`.
    case easeInOutSine
    /// `ADW_EASE_IN_EXPO`.
    case easeInExpo
    /// `ADW_EASE_OUT_EXPO`.
    case easeOutExpo
    /// `ADW_EASE_IN_OUT_EXPO`.
    case easeInOutExpo
    /// `ADW_EASE_IN_CIRC`.
    case easeInCirc
    /// `ADW_EASE_OUT_CIRC`.
    case easeOutCirc
    /// `ADW_EASE_IN_OUT_CIRC`.
    case easeInOutCirc
    /// `ADW_EASE_IN_ELASTIC`.
    case easeInElastic
    /// `ADW_EASE_OUT_ELASTIC`.
    case easeOutElastic
    /// `ADW_EASE_IN_OUT_ELASTIC`.
    case easeInOutElastic
    /// `ADW_EASE_IN_BACK`.
    case easeInBack
    /// `ADW_EASE_OUT_BACK`.
    case easeOutBack
    /// `ADW_EASE_IN_OUT_BACK`.
    case easeInOutBack
    /// `ADW_EASE_IN_BOUNCE`.
    case easeInBounce
    /// `ADW_EASE_OUT_BOUNCE`.
    case easeOutBounce
    /// `ADW_EASE_IN_OUT_BOUNCE`.
    case easeInOutBounce
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .linear
        case 1: self = .easeInQuad
        case 2: self = .easeOutQuad
        case 3: self = .easeInOutQuad
        case 4: self = .easeInCubic
        case 5: self = .easeOutCubic
        case 6: self = .easeInOutCubic
        case 7: self = .easeInQuart
        case 8: self = .easeOutQuart
        case 9: self = .easeInOutQuart
        case 10: self = .easeInQuint
        case 11: self = .easeOutQuint
        case 12: self = .easeInOutQuint
        case 13: self = .easeInSine
        case 14: self = .easeOutSine
        case 15: self = .easeInOutSine
        case 16: self = .easeInExpo
        case 17: self = .easeOutExpo
        case 18: self = .easeInOutExpo
        case 19: self = .easeInCirc
        case 20: self = .easeOutCirc
        case 21: self = .easeInOutCirc
        case 22: self = .easeInElastic
        case 23: self = .easeOutElastic
        case 24: self = .easeInOutElastic
        case 25: self = .easeInBack
        case 26: self = .easeOutBack
        case 27: self = .easeInOutBack
        case 28: self = .easeInBounce
        case 29: self = .easeOutBounce
        case 30: self = .easeInOutBounce
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .linear: 0
        case .easeInQuad: 1
        case .easeOutQuad: 2
        case .easeInOutQuad: 3
        case .easeInCubic: 4
        case .easeOutCubic: 5
        case .easeInOutCubic: 6
        case .easeInQuart: 7
        case .easeOutQuart: 8
        case .easeInOutQuart: 9
        case .easeInQuint: 10
        case .easeOutQuint: 11
        case .easeInOutQuint: 12
        case .easeInSine: 13
        case .easeOutSine: 14
        case .easeInOutSine: 15
        case .easeInExpo: 16
        case .easeOutExpo: 17
        case .easeInOutExpo: 18
        case .easeInCirc: 19
        case .easeOutCirc: 20
        case .easeInOutCirc: 21
        case .easeInElastic: 22
        case .easeOutElastic: 23
        case .easeInOutElastic: 24
        case .easeInBack: 25
        case .easeOutBack: 26
        case .easeInOutBack: 27
        case .easeInBounce: 28
        case .easeOutBounce: 29
        case .easeInOutBounce: 30
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.linear, .easeInQuad, .easeOutQuad, .easeInOutQuad, .easeInCubic, .easeOutCubic, .easeInOutCubic, .easeInQuart, .easeOutQuart, .easeInOutQuart, .easeInQuint, .easeOutQuint, .easeInOutQuint, .easeInSine, .easeOutSine, .easeInOutSine, .easeInExpo, .easeOutExpo, .easeInOutExpo, .easeInCirc, .easeOutCirc, .easeInOutCirc, .easeInElastic, .easeOutElastic, .easeInOutElastic, .easeInBack, .easeOutBack, .easeInOutBack, .easeInBounce, .easeOutBounce, .easeInOutBounce] }
    public static var gtype: UInt { adw_easing_get_type() }
}

extension Easing {
    /// `adw_easing_ease()`.
    @discardableResult
    public func ease(_ value: Double) -> Double {
        adw_easing_ease(.init(rawValue: C.number(self)), value)
    }
}
