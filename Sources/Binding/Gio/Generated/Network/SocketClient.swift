// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketClient`. <https://docs.gtk.org/gio/class.SocketClient.html>
open class SocketClient: Object {
    open override nonisolated class var gtype: UInt { g_socket_client_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SocketClient(_borrowed: raw) }
}

extension SocketClient {
    /// `enable-proxy`, `g_socket_client_get_enable_proxy()`.
    public var enableProxy: Bool {
        get { g_socket_client_get_enable_proxy(C.cast(_raw)) != 0 }
        set { g_socket_client_set_enable_proxy(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableProxy; defer { self.enableProxy = value }; yield &value }
    }

    /// `family`, `g_socket_client_get_family()`.
    public var family: SocketFamily {
        get { C.enumeration(g_socket_client_get_family(C.cast(_raw)).rawValue) }
        set { g_socket_client_set_family(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.family; defer { self.family = value }; yield &value }
    }

    /// `local-address`, `g_socket_client_get_local_address()`.
    public var localAddress: SocketAddress? {
        get { C.borrow(g_socket_client_get_local_address(C.cast(_raw))) }
        set { g_socket_client_set_local_address(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.localAddress; defer { self.localAddress = value }; yield &value }
    }

    /// `protocol`, `g_socket_client_get_protocol()`.
    public var `protocol`: SocketProtocol {
        get { C.enumeration(g_socket_client_get_protocol(C.cast(_raw)).rawValue) }
        set { g_socket_client_set_protocol(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.`protocol`; defer { self.`protocol` = value }; yield &value }
    }

    /// `proxy-resolver`, `g_socket_client_get_proxy_resolver()`.
    public var proxyResolver: (any ProxyResolver)! {
        get { C.present(C.borrow(C.raw(g_socket_client_get_proxy_resolver(C.cast(_raw))), AnyProxyResolver.self), "g_socket_client_get_proxy_resolver") }
        set { g_socket_client_set_proxy_resolver(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.proxyResolver; defer { self.proxyResolver = value }; yield &value }
    }

    /// `timeout`, `g_socket_client_get_timeout()`.
    public var timeout: Int {
        get { C.int(g_socket_client_get_timeout(C.cast(_raw))) }
        set { g_socket_client_set_timeout(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.timeout; defer { self.timeout = value }; yield &value }
    }

    /// `tls`, `g_socket_client_get_tls()`.
    public var tls: Bool {
        get { g_socket_client_get_tls(C.cast(_raw)) != 0 }
        set { g_socket_client_set_tls(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.tls; defer { self.tls = value }; yield &value }
    }

    /// `type`.
    public var type: SocketType {
        get { property("type") }
        set { setProperty("type", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.type; defer { self.type = value }; yield &value }
    }

    /// `event`.
    @discardableResult
    public func onEvent(
        after: Bool = false, _ handler: @escaping @MainActor (_ event: SocketClientEvent, _ connectable: any SocketConnectable, _ connection: IOStream?) -> Void
    ) -> SignalConnection {
        connect("event", after: after) { arguments in handler(arguments.get(1), arguments.get(2, AnySocketConnectable.self), arguments.get(3)) }
    }

    /// `g_socket_client_add_application_proxy()`.
    public func addApplicationProxy(_ `protocol`: String) {
        g_socket_client_add_application_proxy(C.cast(_raw), `protocol`)
    }

    /// `g_socket_client_connect()`.
    @discardableResult
    public func connect(
        _ connectable: any SocketConnectable, cancellable: Cancellable? = nil
    ) throws(GLibError) -> SocketConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect(C.cast(_raw), C.opaque(connectable._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect")
    }

    /// `g_socket_client_connect_async()`, `g_socket_client_connect_finish()`.
    @discardableResult
    public func connect(_ connectable: any SocketConnectable) async throws(GLibError) -> SocketConnection {
        let source = await C.ready { cancellable, ready, data in
            g_socket_client_connect_async(C.cast(_raw), C.opaque(connectable._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect_finish")
    }

    /// `g_socket_client_connect_to_host()`.
    @discardableResult
    public func connectToHost(
        _ hostAndPort: String, defaultPort: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) -> SocketConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect_to_host(C.cast(_raw), hostAndPort, C.guint16(defaultPort), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect_to_host")
    }

    /// `g_socket_client_connect_to_host_async()`, `g_socket_client_connect_to_host_finish()`.
    @discardableResult
    public func connectToHost(
        _ hostAndPort: String, defaultPort: Int
    ) async throws(GLibError) -> SocketConnection {
        let source = await C.ready { cancellable, ready, data in
            g_socket_client_connect_to_host_async(C.cast(_raw), hostAndPort, C.guint16(defaultPort), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect_to_host_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect_to_host_finish")
    }

    /// `g_socket_client_connect_to_service()`.
    @discardableResult
    public func connect(
        _ domain: String, toService service: String, cancellable: Cancellable? = nil
    ) throws(GLibError) -> SocketConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect_to_service(C.cast(_raw), domain, service, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect_to_service")
    }

    /// `g_socket_client_connect_to_service_async()`, `g_socket_client_connect_to_service_finish()`.
    @discardableResult
    public func connect(
        _ domain: String, toService service: String
    ) async throws(GLibError) -> SocketConnection {
        let source = await C.ready { cancellable, ready, data in
            g_socket_client_connect_to_service_async(C.cast(_raw), domain, service, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect_to_service_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect_to_service_finish")
    }

    /// `g_socket_client_connect_to_uri()`.
    @discardableResult
    public func connect(
        toUri uri: String, defaultPort: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) -> SocketConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect_to_uri(C.cast(_raw), uri, C.guint16(defaultPort), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect_to_uri")
    }

    /// `g_socket_client_connect_to_uri_async()`, `g_socket_client_connect_to_uri_finish()`.
    @discardableResult
    public func connect(toUri uri: String, defaultPort: Int) async throws(GLibError) -> SocketConnection {
        let source = await C.ready { cancellable, ready, data in
            g_socket_client_connect_to_uri_async(C.cast(_raw), uri, C.guint16(defaultPort), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_client_connect_to_uri_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_client_connect_to_uri_finish")
    }

    /// `g_socket_client_get_socket_type()`.
    public var socketType: SocketType {
        get { C.enumeration(g_socket_client_get_socket_type(C.cast(_raw)).rawValue) }
        set { g_socket_client_set_socket_type(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.socketType; defer { self.socketType = value }; yield &value }
    }
}

extension Members where Owner: SocketClient {
    public var enableProxy: PropertyKey<Owner, Bool> { PropertyKey("enable-proxy") }
    public var family: PropertyKey<Owner, SocketFamily> { PropertyKey("family") }
    public var localAddress: PropertyKey<Owner, SocketAddress?> { PropertyKey("local-address") }
    public var `protocol`: PropertyKey<Owner, SocketProtocol> { PropertyKey("protocol") }
    public var proxyResolver: PropertyKey<Owner, (any ProxyResolver)?> { PropertyKey("proxy-resolver", optional: AnyProxyResolver.self) }
    public var timeout: PropertyKey<Owner, Int> { PropertyKey("timeout") }
    public var tls: PropertyKey<Owner, Bool> { PropertyKey("tls") }
    public var type: PropertyKey<Owner, SocketType> { PropertyKey("type") }
    public var event: SignalKey<Owner, (event: SocketClientEvent, connectable: any SocketConnectable, connection: IOStream?)> { SignalKey("event") { ($0.get(1), $0.get(2, AnySocketConnectable.self), $0.get(3)) } }
}
