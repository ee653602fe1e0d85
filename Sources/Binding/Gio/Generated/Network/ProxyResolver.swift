// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GProxyResolver`. <https://docs.gtk.org/gio/iface.ProxyResolver.html>
@MainActor
public protocol ProxyResolver: Object {}

/// Some object with the interface ``ProxyResolver``, of a class that is private to its library.
public final class AnyProxyResolver: Object, ProxyResolver {
    public override nonisolated class var gtype: UInt { g_proxy_resolver_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyProxyResolver(_borrowed: raw) }
}

extension ProxyResolver {
    /// `g_proxy_resolver_get_default()`.
    public static var `default`: any ProxyResolver { C.present(C.borrow(C.raw(g_proxy_resolver_get_default()), AnyProxyResolver.self), "g_proxy_resolver_get_default") }

    /// `g_proxy_resolver_is_supported()`.
    public var isSupported: Bool { g_proxy_resolver_is_supported(C.opaque(_raw)) != 0 }

    /// `g_proxy_resolver_lookup()`.
    @discardableResult
    public func lookup(_ uri: String, cancellable: Cancellable? = nil) throws(GLibError) -> [String] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_proxy_resolver_lookup(C.opaque(_raw), uri, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeStrings(result)
    }

    /// `g_proxy_resolver_lookup_async()`, `g_proxy_resolver_lookup_finish()`.
    public func lookup(_ uri: String) async throws(GLibError) -> [String] {
        let source = await C.ready { cancellable, ready, data in
            g_proxy_resolver_lookup_async(C.opaque(_raw), uri, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_proxy_resolver_lookup_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeStrings(result)
    }
}
