// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNetworkMonitor`. <https://docs.gtk.org/gio/iface.NetworkMonitor.html>
@MainActor
public protocol NetworkMonitor: Initable {}

/// Some object with the interface ``NetworkMonitor``, of a class that is private to its library.
public final class AnyNetworkMonitor: Object, NetworkMonitor {
    public override nonisolated class var gtype: UInt { g_network_monitor_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyNetworkMonitor(_borrowed: raw) }
}

extension NetworkMonitor {
    /// `connectivity`, `g_network_monitor_get_connectivity()`.
    public var connectivity: NetworkConnectivity { C.enumeration(g_network_monitor_get_connectivity(C.opaque(_raw)).rawValue) }

    /// `network-available`, `g_network_monitor_get_network_available()`.
    public var networkAvailable: Bool { g_network_monitor_get_network_available(C.opaque(_raw)) != 0 }

    /// `network-metered`, `g_network_monitor_get_network_metered()`.
    public var networkMetered: Bool { g_network_monitor_get_network_metered(C.opaque(_raw)) != 0 }

    /// `network-changed`.
    @discardableResult
    public func onNetworkChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ networkAvailable: Bool) -> Void
    ) -> SignalConnection {
        connect("network-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `g_network_monitor_get_default()`.
    public static var `default`: any NetworkMonitor { C.present(C.borrow(C.raw(g_network_monitor_get_default()), AnyNetworkMonitor.self), "g_network_monitor_get_default") }

    /// `g_network_monitor_can_reach()`.
    public func canReach(
        _ connectable: any SocketConnectable, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_network_monitor_can_reach(C.opaque(_raw), C.opaque(connectable._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_network_monitor_can_reach_async()`, `g_network_monitor_can_reach_finish()`.
    public func canReach(_ connectable: any SocketConnectable) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_network_monitor_can_reach_async(C.opaque(_raw), C.opaque(connectable._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_network_monitor_can_reach_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: NetworkMonitor {
    public var connectivity: PropertyKey<Owner, NetworkConnectivity> { PropertyKey("connectivity") }
    public var networkAvailable: PropertyKey<Owner, Bool> { PropertyKey("network-available") }
    public var networkMetered: PropertyKey<Owner, Bool> { PropertyKey("network-metered") }
    public var networkChanged: SignalKey<Owner, Bool> { SignalKey(one: "network-changed") }
}
