// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_operator_t`.
public enum Operator: Enumeration, ValueConvertible {
    /// `CAIRO_OPERATOR_CLEAR`.
    case clear
    /// `CAIRO_OPERATOR_SOURCE`.
    case source
    /// `CAIRO_OPERATOR_OVER`.
    case over
    /// `CAIRO_OPERATOR_IN`.
    case `in`
    /// `CAIRO_OPERATOR_OUT`.
    case out
    /// `CAIRO_OPERATOR_ATOP`.
    case atop
    /// `CAIRO_OPERATOR_DEST`.
    case dest
    /// `CAIRO_OPERATOR_DEST_OVER`.
    case destOver
    /// `CAIRO_OPERATOR_DEST_IN`.
    case destIn
    /// `CAIRO_OPERATOR_DEST_OUT`.
    case destOut
    /// `CAIRO_OPERATOR_DEST_ATOP`.
    case destAtop
    /// `CAIRO_OPERATOR_XOR`.
    case xor
    /// `CAIRO_OPERATOR_ADD`.
    case add
    /// `CAIRO_OPERATOR_SATURATE`.
    case saturate
    /// `CAIRO_OPERATOR_MULTIPLY`.
    case multiply
    /// `CAIRO_OPERATOR_SCREEN`.
    case screen
    /// `CAIRO_OPERATOR_OVERLAY`.
    case overlay
    /// `CAIRO_OPERATOR_DARKEN`.
    case darken
    /// `CAIRO_OPERATOR_LIGHTEN`.
    case lighten
    /// `CAIRO_OPERATOR_COLOR_DODGE`.
    case colorDodge
    /// `CAIRO_OPERATOR_COLOR_BURN`.
    case colorBurn
    /// `CAIRO_OPERATOR_HARD_LIGHT`.
    case hardLight
    /// `CAIRO_OPERATOR_SOFT_LIGHT`.
    case softLight
    /// `CAIRO_OPERATOR_DIFFERENCE`.
    case difference
    /// `CAIRO_OPERATOR_EXCLUSION`.
    case exclusion
    /// `CAIRO_OPERATOR_HSL_HUE`.
    case hslHue
    /// `CAIRO_OPERATOR_HSL_SATURATION`.
    case hslSaturation
    /// `CAIRO_OPERATOR_HSL_COLOR`.
    case hslColor
    /// `CAIRO_OPERATOR_HSL_LUMINOSITY`.
    case hslLuminosity
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .clear
        case 1: self = .source
        case 2: self = .over
        case 3: self = .`in`
        case 4: self = .out
        case 5: self = .atop
        case 6: self = .dest
        case 7: self = .destOver
        case 8: self = .destIn
        case 9: self = .destOut
        case 10: self = .destAtop
        case 11: self = .xor
        case 12: self = .add
        case 13: self = .saturate
        case 14: self = .multiply
        case 15: self = .screen
        case 16: self = .overlay
        case 17: self = .darken
        case 18: self = .lighten
        case 19: self = .colorDodge
        case 20: self = .colorBurn
        case 21: self = .hardLight
        case 22: self = .softLight
        case 23: self = .difference
        case 24: self = .exclusion
        case 25: self = .hslHue
        case 26: self = .hslSaturation
        case 27: self = .hslColor
        case 28: self = .hslLuminosity
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .clear: 0
        case .source: 1
        case .over: 2
        case .`in`: 3
        case .out: 4
        case .atop: 5
        case .dest: 6
        case .destOver: 7
        case .destIn: 8
        case .destOut: 9
        case .destAtop: 10
        case .xor: 11
        case .add: 12
        case .saturate: 13
        case .multiply: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .colorDodge: 19
        case .colorBurn: 20
        case .hardLight: 21
        case .softLight: 22
        case .difference: 23
        case .exclusion: 24
        case .hslHue: 25
        case .hslSaturation: 26
        case .hslColor: 27
        case .hslLuminosity: 28
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.clear, .source, .over, .`in`, .out, .atop, .dest, .destOver, .destIn, .destOut, .destAtop, .xor, .add, .saturate, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion, .hslHue, .hslSaturation, .hslColor, .hslLuminosity] }
    public static var gtype: UInt { cairo_gobject_operator_get_type() }
}
