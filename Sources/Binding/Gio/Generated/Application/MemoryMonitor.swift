// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMemoryMonitor`. <https://docs.gtk.org/gio/iface.MemoryMonitor.html>
@MainActor
public protocol MemoryMonitor: Initable {}

/// Some object with the interface ``MemoryMonitor``, of a class that is private to its library.
public final class AnyMemoryMonitor: Object, MemoryMonitor {
    public override nonisolated class var gtype: UInt { g_memory_monitor_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyMemoryMonitor(_borrowed: raw) }
}

extension MemoryMonitor {
    /// `low-memory-warning`.
    @discardableResult
    public func onLowMemoryWarning(
        after: Bool = false, _ handler: @escaping @MainActor (_ level: MemoryMonitorWarningLevel) -> Void
    ) -> SignalConnection {
        connect("low-memory-warning", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `g_memory_monitor_dup_default()`.
    public static var `default`: any MemoryMonitor { C.present(C.adopt(C.raw(g_memory_monitor_dup_default()), AnyMemoryMonitor.self), "g_memory_monitor_dup_default") }
}

extension Members where Owner: MemoryMonitor {
    public var lowMemoryWarning: SignalKey<Owner, MemoryMonitorWarningLevel> { SignalKey(one: "low-memory-warning") }
}
