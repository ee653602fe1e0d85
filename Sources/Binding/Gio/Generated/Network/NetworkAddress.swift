// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNetworkAddress`. <https://docs.gtk.org/gio/class.NetworkAddress.html>
open class NetworkAddress: Object, SocketConnectable {
    open override nonisolated class var gtype: UInt { g_network_address_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NetworkAddress(_borrowed: raw) }

    /// `g_network_address_new()`.
    public convenience init(hostname: String, port: Int) {
        if Self.hasOwnType { self.init(properties: ["hostname": hostname, "port": port]); return }
        self.init(_constructed: C.present(C.raw(g_network_address_new(hostname, C.guint16(port))), "g_network_address_new"))
    }

    /// `g_network_address_new_loopback()`.
    public convenience init(port: Int) {
        self.init(_constructed: C.present(C.raw(g_network_address_new_loopback(C.guint16(port))), "g_network_address_new_loopback"))
    }
}

extension NetworkAddress {
    /// `hostname`, `g_network_address_get_hostname()`.
    public var hostname: String { C.string(g_network_address_get_hostname(C.cast(_raw))) }

    /// `port`, `g_network_address_get_port()`.
    public var port: Int { C.int(g_network_address_get_port(C.cast(_raw))) }

    /// `scheme`, `g_network_address_get_scheme()`.
    public var scheme: String? { C.optionalString(g_network_address_get_scheme(C.cast(_raw))) }

    /// `g_network_address_parse()`.
    public static func parse(_ hostAndPort: String, defaultPort: Int) throws(GLibError) -> NetworkAddress {
        var error: UnsafeMutablePointer<GError>?
        let result = g_network_address_parse(hostAndPort, C.guint16(defaultPort), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_network_address_parse")
    }

    /// `g_network_address_parse_uri()`.
    public static func parseUri(_ uri: String, defaultPort: Int) throws(GLibError) -> NetworkAddress {
        var error: UnsafeMutablePointer<GError>?
        let result = g_network_address_parse_uri(uri, C.guint16(defaultPort), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_network_address_parse_uri")
    }
}

extension Members where Owner: NetworkAddress {
    public var hostname: PropertyKey<Owner, String> { PropertyKey("hostname") }
    public var port: PropertyKey<Owner, Int> { PropertyKey("port") }
    public var scheme: PropertyKey<Owner, String?> { PropertyKey("scheme") }
}
