// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixMountMonitor`. <https://docs.gtk.org/gio/class.UnixMountMonitor.html>
open class UnixMountMonitor: Object {
    open override nonisolated class var gtype: UInt { g_unix_mount_monitor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UnixMountMonitor(_borrowed: raw) }
}

extension UnixMountMonitor {
    /// `mountpoints-changed`.
    @discardableResult
    public func onMountpointsChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("mountpoints-changed", after: after, plain: handler)
    }

    /// `mounts-changed`.
    @discardableResult
    public func onMountsChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("mounts-changed", after: after, plain: handler)
    }

    /// `g_unix_mount_monitor_get()`.
    public static func get() -> UnixMountMonitor {
        C.present(C.adopt(C.raw(g_unix_mount_monitor_get())), "g_unix_mount_monitor_get")
    }
}

extension Members where Owner: UnixMountMonitor {
    public var mountpointsChanged: SignalKey<Owner, Void> { SignalKey("mountpoints-changed") }
    public var mountsChanged: SignalKey<Owner, Void> { SignalKey("mounts-changed") }
}
