// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GBusType`. <https://docs.gtk.org/gio/enum.BusType.html>
public enum BusType: Enumeration, ValueConvertible {
    /// `G_BUS_TYPE_STARTER`.
    case starter
    /// `G_BUS_TYPE_NONE`.
    case none
    /// `G_BUS_TYPE_SYSTEM`.
    case system
    /// `G_BUS_TYPE_SESSION`.
    case session
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .starter
        case 0: self = .none
        case 1: self = .system
        case 2: self = .session
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .starter: -1
        case .none: 0
        case .system: 1
        case .session: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.starter, .none, .system, .session] }
    public static var gtype: UInt { g_bus_type_get_type() }
}
