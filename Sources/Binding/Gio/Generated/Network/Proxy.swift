// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GProxy`. <https://docs.gtk.org/gio/iface.Proxy.html>
@MainActor
public protocol Proxy: Object {}

/// Some object with the interface ``Proxy``, of a class that is private to its library.
public final class AnyProxy: Object, Proxy {
    public override nonisolated class var gtype: UInt { g_proxy_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyProxy(_borrowed: raw) }
}

extension Proxy {
    /// `g_proxy_get_default_for_protocol()`.
    public static func `default`(forProtocol `protocol`: String) -> (any Proxy)? {
        C.adopt(C.raw(g_proxy_get_default_for_protocol(`protocol`)), AnyProxy.self)
    }

    /// `g_proxy_connect()`.
    @discardableResult
    public func connect(
        _ connection: IOStream, proxyAddress: ProxyAddress, cancellable: Cancellable? = nil
    ) throws(GLibError) -> IOStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_proxy_connect(C.opaque(_raw), C.cast(connection._raw), C.cast(proxyAddress._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_proxy_connect")
    }

    /// `g_proxy_connect_async()`, `g_proxy_connect_finish()`.
    @discardableResult
    public func connect(
        _ connection: IOStream, proxyAddress: ProxyAddress
    ) async throws(GLibError) -> IOStream {
        let source = await C.ready { cancellable, ready, data in
            g_proxy_connect_async(C.opaque(_raw), C.cast(connection._raw), C.cast(proxyAddress._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_proxy_connect_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_proxy_connect_finish")
    }

    /// `g_proxy_supports_hostname()`.
    @discardableResult
    public func supportsHostname() -> Bool {
        g_proxy_supports_hostname(C.opaque(_raw)) != 0
    }
}
