// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GBusType`. <https://docs.gtk.org/gio/enum.BusType.html>
public enum BusType: Int32, Enumeration, ValueConvertible {
    /// `G_BUS_TYPE_STARTER`.
    case starter = -1
    /// `G_BUS_TYPE_NONE`.
    case none = 0
    /// `G_BUS_TYPE_SYSTEM`.
    case system = 1
    /// `G_BUS_TYPE_SESSION`.
    case session = 2
    public static var gtype: UInt { g_bus_type_get_type() }
}
