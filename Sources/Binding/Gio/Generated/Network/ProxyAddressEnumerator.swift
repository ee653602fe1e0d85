// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GProxyAddressEnumerator`. <https://docs.gtk.org/gio/class.ProxyAddressEnumerator.html>
open class ProxyAddressEnumerator: SocketAddressEnumerator {
    open override nonisolated class var gtype: UInt { g_proxy_address_enumerator_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ProxyAddressEnumerator(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ProxyAddressEnumerator {
    /// `connectable`.
    public var connectable: (any SocketConnectable)? { interfaceProperty("connectable", AnySocketConnectable.self) }

    /// `default-port`.
    public var defaultPort: Int { property("default-port") }

    /// `proxy-resolver`.
    public var proxyResolver: (any ProxyResolver)? {
        get { interfaceProperty("proxy-resolver", AnyProxyResolver.self) }
        set { setProperty("proxy-resolver", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.proxyResolver; defer { self.proxyResolver = value }; yield &value }
    }

    /// `uri`.
    public var uri: String? { property("uri") }
}

extension Members where Owner: ProxyAddressEnumerator {
    public var connectable: PropertyKey<Owner, (any SocketConnectable)?> { PropertyKey("connectable", optional: AnySocketConnectable.self) }
    public var defaultPort: PropertyKey<Owner, Int> { PropertyKey("default-port") }
    public var proxyResolver: PropertyKey<Owner, (any ProxyResolver)?> { PropertyKey("proxy-resolver", optional: AnyProxyResolver.self) }
    public var uri: PropertyKey<Owner, String?> { PropertyKey("uri") }
}
