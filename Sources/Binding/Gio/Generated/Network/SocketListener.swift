// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketListener`. <https://docs.gtk.org/gio/class.SocketListener.html>
open class SocketListener: Object {
    open override nonisolated class var gtype: UInt { g_socket_listener_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SocketListener(_borrowed: raw) }
}

extension SocketListener {
    /// `listen-backlog`.
    public var listenBacklog: Int {
        get { property("listen-backlog") }
        set { setProperty("listen-backlog", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.listenBacklog; defer { self.listenBacklog = value }; yield &value }
    }

    /// `event`.
    @discardableResult
    public func onEvent(
        after: Bool = false, _ handler: @escaping @MainActor (_ event: SocketListenerEvent, _ socket: Socket) -> Void
    ) -> SignalConnection {
        connect("event", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `g_socket_listener_accept()`.
    @discardableResult
    public func accept(
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: SocketConnection, sourceObject: Object?) {
        var sourceObject: UnsafeMutablePointer<GObject>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_listener_accept(C.cast(_raw), &sourceObject, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_socket_listener_accept"), C.borrow(sourceObject))
    }

    /// `g_socket_listener_accept_async()`, `g_socket_listener_accept_finish()`.
    @discardableResult
    public func accept() async throws(GLibError) -> (result: SocketConnection, sourceObject: Object?) {
        let source = await C.ready { cancellable, ready, data in
            g_socket_listener_accept_async(C.cast(_raw), cancellable, ready, data)
        }
        var sourceObject: UnsafeMutablePointer<GObject>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_listener_accept_finish(C.cast(_raw), C.opaque(source._raw), &sourceObject, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_socket_listener_accept_finish"), C.borrow(sourceObject))
    }

    /// `g_socket_listener_accept_socket()`.
    @discardableResult
    public func acceptSocket(
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: Socket, sourceObject: Object?) {
        var sourceObject: UnsafeMutablePointer<GObject>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_listener_accept_socket(C.cast(_raw), &sourceObject, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_socket_listener_accept_socket"), C.borrow(sourceObject))
    }

    /// `g_socket_listener_accept_socket_async()`, `g_socket_listener_accept_socket_finish()`.
    @discardableResult
    public func acceptSocket() async throws(GLibError) -> (result: Socket, sourceObject: Object?) {
        let source = await C.ready { cancellable, ready, data in
            g_socket_listener_accept_socket_async(C.cast(_raw), cancellable, ready, data)
        }
        var sourceObject: UnsafeMutablePointer<GObject>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_listener_accept_socket_finish(C.cast(_raw), C.opaque(source._raw), &sourceObject, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_socket_listener_accept_socket_finish"), C.borrow(sourceObject))
    }

    /// `g_socket_listener_add_address()`.
    @discardableResult
    public func addAddress(
        _ address: SocketAddress, type: SocketType, `protocol`: SocketProtocol, sourceObject: Object? = nil
    ) throws(GLibError) -> SocketAddress {
        var effectiveAddress: UnsafeMutablePointer<GSocketAddress>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_listener_add_address(C.cast(_raw), C.cast(address._raw), .init(rawValue: C.number(type)), .init(rawValue: C.number(`protocol`)), C.cast(sourceObject?._raw), &effectiveAddress, &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(effectiveAddress), "g_socket_listener_add_address")
    }

    /// `g_socket_listener_add_any_inet_port()`.
    @discardableResult
    public func addAnyInetPort(_ sourceObject: Object? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_listener_add_any_inet_port(C.cast(_raw), C.cast(sourceObject?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_socket_listener_add_inet_port()`.
    public func addInetPort(port: Int, sourceObject: Object? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_listener_add_inet_port(C.cast(_raw), C.guint16(port), C.cast(sourceObject?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_listener_add_socket()`.
    public func addSocket(_ socket: Socket, sourceObject: Object? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_listener_add_socket(C.cast(_raw), C.cast(socket._raw), C.cast(sourceObject?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_listener_close()`.
    public func close() {
        g_socket_listener_close(C.cast(_raw))
    }

    /// `g_socket_listener_set_backlog()`.
    public func setBacklog(_ listenBacklog: Int) {
        g_socket_listener_set_backlog(C.cast(_raw), C.gint(listenBacklog))
    }
}

extension Members where Owner: SocketListener {
    public var listenBacklog: PropertyKey<Owner, Int> { PropertyKey("listen-backlog") }
    public var event: SignalKey<Owner, (event: SocketListenerEvent, socket: Socket)> { SignalKey("event") { ($0.get(1), $0.get(2)) } }
}
