// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNetworkConnectivity`. <https://docs.gtk.org/gio/enum.NetworkConnectivity.html>
public enum NetworkConnectivity: Enumeration, ValueConvertible {
    /// `G_NETWORK_CONNECTIVITY_LOCAL`.
    case local
    /// `G_NETWORK_CONNECTIVITY_LIMITED`.
    case limited
    /// `G_NETWORK_CONNECTIVITY_PORTAL`.
    case portal
    /// `G_NETWORK_CONNECTIVITY_FULL`.
    case full
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .local
        case 2: self = .limited
        case 3: self = .portal
        case 4: self = .full
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .local: 1
        case .limited: 2
        case .portal: 3
        case .full: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.local, .limited, .portal, .full] }
    public static var gtype: UInt { g_network_connectivity_get_type() }
}
