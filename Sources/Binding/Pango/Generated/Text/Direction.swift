// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoDirection`. <https://docs.gtk.org/Pango/enum.Direction.html>
public enum Direction: Enumeration, ValueConvertible {
    /// `PANGO_DIRECTION_LTR`.
    case ltr
    /// `PANGO_DIRECTION_RTL`.
    case rtl
    /// `PANGO_DIRECTION_TTB_LTR`.
    case ttbLtr
    /// `PANGO_DIRECTION_TTB_RTL`.
    case ttbRtl
    /// `PANGO_DIRECTION_WEAK_LTR`.
    case weakLtr
    /// `PANGO_DIRECTION_WEAK_RTL`.
    case weakRtl
    /// `PANGO_DIRECTION_NEUTRAL`.
    case neutral
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ltr
        case 1: self = .rtl
        case 2: self = .ttbLtr
        case 3: self = .ttbRtl
        case 4: self = .weakLtr
        case 5: self = .weakRtl
        case 6: self = .neutral
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .ltr: 0
        case .rtl: 1
        case .ttbLtr: 2
        case .ttbRtl: 3
        case .weakLtr: 4
        case .weakRtl: 5
        case .neutral: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.ltr, .rtl, .ttbLtr, .ttbRtl, .weakLtr, .weakRtl, .neutral] }
    public static var gtype: UInt { pango_direction_get_type() }
}
