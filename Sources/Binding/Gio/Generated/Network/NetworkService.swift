// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNetworkService`. <https://docs.gtk.org/gio/class.NetworkService.html>
open class NetworkService: Object, SocketConnectable {
    open override nonisolated class var gtype: UInt { g_network_service_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NetworkService(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_network_service_new()`.
    public convenience init(service: String, `protocol`: String, domain: String) {
        if Self.hasOwnType { self.init(properties: ["service": service, "protocol": `protocol`, "domain": domain]); return }
        self.init(_constructed: C.present(C.raw(g_network_service_new(service, `protocol`, domain)), "g_network_service_new"))
    }
}

extension NetworkService {
    /// `domain`, `g_network_service_get_domain()`.
    public var domain: String { C.string(g_network_service_get_domain(C.cast(_raw))) }

    /// `protocol`, `g_network_service_get_protocol()`.
    public var `protocol`: String { C.string(g_network_service_get_protocol(C.cast(_raw))) }

    /// `scheme`, `g_network_service_get_scheme()`.
    public var scheme: String {
        get { C.string(g_network_service_get_scheme(C.cast(_raw))) }
        set { g_network_service_set_scheme(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.scheme; defer { self.scheme = value }; yield &value }
    }

    /// `service`, `g_network_service_get_service()`.
    public var service: String { C.string(g_network_service_get_service(C.cast(_raw))) }
}

extension Members where Owner: NetworkService {
    public var domain: PropertyKey<Owner, String> { PropertyKey("domain") }
    public var `protocol`: PropertyKey<Owner, String> { PropertyKey("protocol") }
    public var scheme: PropertyKey<Owner, String> { PropertyKey("scheme") }
    public var service: PropertyKey<Owner, String> { PropertyKey("service") }
}
