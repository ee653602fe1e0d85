// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAppInfoMonitor`. <https://docs.gtk.org/gio/class.AppInfoMonitor.html>
open class AppInfoMonitor: Object {
    open override nonisolated class var gtype: UInt { g_app_info_monitor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AppInfoMonitor(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension AppInfoMonitor {
    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `g_app_info_monitor_get()`.
    public static func get() -> AppInfoMonitor {
        C.present(C.adopt(C.raw(g_app_info_monitor_get())), "g_app_info_monitor_get")
    }
}

extension Members where Owner: AppInfoMonitor {
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
}
