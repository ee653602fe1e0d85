// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GProxyAddress`. <https://docs.gtk.org/gio/class.ProxyAddress.html>
open class ProxyAddress: InetSocketAddress {
    open override nonisolated class var gtype: UInt { g_proxy_address_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ProxyAddress(_borrowed: raw) }

    /// `g_proxy_address_new()`.
    public convenience init(
        inetaddr: InetAddress, port: Int, `protocol`: String, destHostname: String, destPort: Int, username: String? = nil, password: String? = nil
    ) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_proxy_address_new(C.cast(inetaddr._raw), C.guint16(port), `protocol`, destHostname, C.guint16(destPort), username, password)), "g_proxy_address_new"))
    }
}

extension ProxyAddress {
    /// `destination-hostname`, `g_proxy_address_get_destination_hostname()`.
    public var destinationHostname: String { C.string(g_proxy_address_get_destination_hostname(C.cast(_raw))) }

    /// `destination-port`, `g_proxy_address_get_destination_port()`.
    public var destinationPort: Int { C.int(g_proxy_address_get_destination_port(C.cast(_raw))) }

    /// `destination-protocol`, `g_proxy_address_get_destination_protocol()`.
    public var destinationProtocol: String { C.string(g_proxy_address_get_destination_protocol(C.cast(_raw))) }

    /// `password`, `g_proxy_address_get_password()`.
    public var password: String? { C.optionalString(g_proxy_address_get_password(C.cast(_raw))) }

    /// `protocol`, `g_proxy_address_get_protocol()`.
    public var `protocol`: String { C.string(g_proxy_address_get_protocol(C.cast(_raw))) }

    /// `uri`, `g_proxy_address_get_uri()`.
    public var uri: String? { C.optionalString(g_proxy_address_get_uri(C.cast(_raw))) }

    /// `username`, `g_proxy_address_get_username()`.
    public var username: String? { C.optionalString(g_proxy_address_get_username(C.cast(_raw))) }
}

extension Members where Owner: ProxyAddress {
    public var destinationHostname: PropertyKey<Owner, String> { PropertyKey("destination-hostname") }
    public var destinationPort: PropertyKey<Owner, Int> { PropertyKey("destination-port") }
    public var destinationProtocol: PropertyKey<Owner, String> { PropertyKey("destination-protocol") }
    public var password: PropertyKey<Owner, String?> { PropertyKey("password") }
    public var `protocol`: PropertyKey<Owner, String> { PropertyKey("protocol") }
    public var uri: PropertyKey<Owner, String?> { PropertyKey("uri") }
    public var username: PropertyKey<Owner, String?> { PropertyKey("username") }
}
