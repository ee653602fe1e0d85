// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GNetworkConnectivity`. <https://docs.gtk.org/gio/enum.NetworkConnectivity.html>
public enum NetworkConnectivity: Int32, Enumeration, ValueConvertible {
    /// `G_NETWORK_CONNECTIVITY_LOCAL`.
    case local = 1
    /// `G_NETWORK_CONNECTIVITY_LIMITED`.
    case limited = 2
    /// `G_NETWORK_CONNECTIVITY_PORTAL`.
    case portal = 3
    /// `G_NETWORK_CONNECTIVITY_FULL`.
    case full = 4
    public static var gtype: UInt { g_network_connectivity_get_type() }
}
