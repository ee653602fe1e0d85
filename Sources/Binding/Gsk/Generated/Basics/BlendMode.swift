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
@_spi(Binding) import Pango

/// `GskBlendMode`. <https://docs.gtk.org/gsk4/enum.BlendMode.html>
public enum BlendMode: Enumeration, ValueConvertible {
    /// `GSK_BLEND_MODE_DEFAULT`.
    case `default`
    /// `GSK_BLEND_MODE_MULTIPLY`.
    case multiply
    /// `GSK_BLEND_MODE_SCREEN`.
    case screen
    /// `GSK_BLEND_MODE_OVERLAY`.
    case overlay
    /// `GSK_BLEND_MODE_DARKEN`.
    case darken
    /// `GSK_BLEND_MODE_LIGHTEN`.
    case lighten
    /// `GSK_BLEND_MODE_COLOR_DODGE`.
    case colorDodge
    /// `GSK_BLEND_MODE_COLOR_BURN`.
    case colorBurn
    /// `GSK_BLEND_MODE_HARD_LIGHT`.
    case hardLight
    /// `GSK_BLEND_MODE_SOFT_LIGHT`.
    case softLight
    /// `GSK_BLEND_MODE_DIFFERENCE`.
    case difference
    /// `GSK_BLEND_MODE_EXCLUSION`.
    case exclusion
    /// `GSK_BLEND_MODE_COLOR`.
    case color
    /// `GSK_BLEND_MODE_HUE`.
    case hue
    /// `GSK_BLEND_MODE_SATURATION`.
    case saturation
    /// `GSK_BLEND_MODE_LUMINOSITY`.
    case luminosity
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .multiply
        case 2: self = .screen
        case 3: self = .overlay
        case 4: self = .darken
        case 5: self = .lighten
        case 6: self = .colorDodge
        case 7: self = .colorBurn
        case 8: self = .hardLight
        case 9: self = .softLight
        case 10: self = .difference
        case 11: self = .exclusion
        case 12: self = .color
        case 13: self = .hue
        case 14: self = .saturation
        case 15: self = .luminosity
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .multiply: 1
        case .screen: 2
        case .overlay: 3
        case .darken: 4
        case .lighten: 5
        case .colorDodge: 6
        case .colorBurn: 7
        case .hardLight: 8
        case .softLight: 9
        case .difference: 10
        case .exclusion: 11
        case .color: 12
        case .hue: 13
        case .saturation: 14
        case .luminosity: 15
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion, .color, .hue, .saturation, .luminosity] }
    public static var gtype: UInt { gsk_blend_mode_get_type() }
}
