// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoGravity`. <https://docs.gtk.org/Pango/enum.Gravity.html>
public enum Gravity: Enumeration, ValueConvertible {
    /// `PANGO_GRAVITY_SOUTH`.
    case south
    /// `PANGO_GRAVITY_EAST`.
    case east
    /// `PANGO_GRAVITY_NORTH`.
    case north
    /// `PANGO_GRAVITY_WEST`.
    case west
    /// `PANGO_GRAVITY_AUTO`.
    case auto
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .south
        case 1: self = .east
        case 2: self = .north
        case 3: self = .west
        case 4: self = .auto
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .south: 0
        case .east: 1
        case .north: 2
        case .west: 3
        case .auto: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.south, .east, .north, .west, .auto] }
    public static var gtype: UInt { pango_gravity_get_type() }
}

extension Gravity {
    /// `pango_gravity_get_for_matrix()`.
    public static func `for`(_ matrix: Matrix? = nil) -> Gravity {
        let cMatrix = Lent(matrix?._c)
        return C.enumeration(pango_gravity_get_for_matrix(cMatrix.pointer).rawValue)
    }

    /// `pango_gravity_get_for_script()`.
    public static func `for`(_ script: Script, baseGravity: Gravity, hint: GravityHint) -> Gravity {
        C.enumeration(pango_gravity_get_for_script(.init(rawValue: C.number(script)), .init(rawValue: C.number(baseGravity)), .init(rawValue: C.number(hint))).rawValue)
    }

    /// `pango_gravity_get_for_script_and_width()`.
    public static func forScriptAndWidth(
        _ script: Script, wide: Bool, baseGravity: Gravity, hint: GravityHint
    ) -> Gravity {
        C.enumeration(pango_gravity_get_for_script_and_width(.init(rawValue: C.number(script)), wide ? 1 : 0, .init(rawValue: C.number(baseGravity)), .init(rawValue: C.number(hint))).rawValue)
    }

    /// `pango_gravity_to_rotation()`.
    public func toRotation() -> Double {
        pango_gravity_to_rotation(.init(rawValue: C.number(self)))
    }
}
