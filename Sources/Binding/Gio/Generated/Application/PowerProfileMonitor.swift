// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GPowerProfileMonitor`. <https://docs.gtk.org/gio/iface.PowerProfileMonitor.html>
@MainActor
public protocol PowerProfileMonitor: Initable {}

/// Some object with the interface ``PowerProfileMonitor``, of a class that is private to its library.
public final class AnyPowerProfileMonitor: Object, PowerProfileMonitor {
    public override nonisolated class var gtype: UInt { g_power_profile_monitor_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyPowerProfileMonitor(_borrowed: raw) }
}

extension PowerProfileMonitor {
    /// `power-saver-enabled`, `g_power_profile_monitor_get_power_saver_enabled()`.
    public var powerSaverEnabled: Bool { g_power_profile_monitor_get_power_saver_enabled(C.opaque(_raw)) != 0 }

    /// `g_power_profile_monitor_dup_default()`.
    public static var `default`: any PowerProfileMonitor { C.present(C.adopt(C.raw(g_power_profile_monitor_dup_default()), AnyPowerProfileMonitor.self), "g_power_profile_monitor_dup_default") }
}

extension Members where Owner: PowerProfileMonitor {
    public var powerSaverEnabled: PropertyKey<Owner, Bool> { PropertyKey("power-saver-enabled") }
}
