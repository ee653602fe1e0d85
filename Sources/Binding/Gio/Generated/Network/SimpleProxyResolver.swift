// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSimpleProxyResolver`. <https://docs.gtk.org/gio/class.SimpleProxyResolver.html>
open class SimpleProxyResolver: Object, ProxyResolver {
    open override nonisolated class var gtype: UInt { g_simple_proxy_resolver_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SimpleProxyResolver(_borrowed: raw) }
}

extension SimpleProxyResolver {
    /// `default-proxy`.
    public var defaultProxy: String? {
        get { property("default-proxy") }
        set { g_simple_proxy_resolver_set_default_proxy(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultProxy; defer { self.defaultProxy = value }; yield &value }
    }

    /// `ignore-hosts`.
    public var ignoreHosts: [String] {
        get { property("ignore-hosts") }
        set {
            let cNewValue = StringVector(newValue)
            g_simple_proxy_resolver_set_ignore_hosts(C.cast(_raw), cNewValue.pointer)
        }
        @_alwaysEmitIntoClient _modify { var value = self.ignoreHosts; defer { self.ignoreHosts = value }; yield &value }
    }

    /// `g_simple_proxy_resolver_new()`.
    public static func resolver(
        defaultProxy: String? = nil, ignoreHosts: [String]? = nil
    ) -> any ProxyResolver {
        let cIgnoreHosts = StringVector(ignoreHosts)
        return C.present(C.adopt(C.raw(g_simple_proxy_resolver_new(defaultProxy, cIgnoreHosts.pointer)), AnyProxyResolver.self), "g_simple_proxy_resolver_new")
    }

    /// `g_simple_proxy_resolver_set_uri_proxy()`.
    public func setUriProxy(_ uriScheme: String, proxy: String) {
        g_simple_proxy_resolver_set_uri_proxy(C.cast(_raw), uriScheme, proxy)
    }
}

extension Members where Owner: SimpleProxyResolver {
    public var defaultProxy: PropertyKey<Owner, String?> { PropertyKey("default-proxy") }
    public var ignoreHosts: PropertyKey<Owner, [String]> { PropertyKey("ignore-hosts") }
}
