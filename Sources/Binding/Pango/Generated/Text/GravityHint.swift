// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoGravityHint`. <https://docs.gtk.org/Pango/enum.GravityHint.html>
public enum GravityHint: Enumeration, ValueConvertible {
    /// `PANGO_GRAVITY_HINT_NATURAL`.
    case natural
    /// `PANGO_GRAVITY_HINT_STRONG`.
    case strong
    /// `PANGO_GRAVITY_HINT_LINE`.
    case line
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .natural
        case 1: self = .strong
        case 2: self = .line
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .natural: 0
        case .strong: 1
        case .line: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.natural, .strong, .line] }
    public static var gtype: UInt { pango_gravity_hint_get_type() }
}
