// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocket`. <https://docs.gtk.org/gio/class.Socket.html>
open class Socket: Object, DatagramBased, Initable {
    open override nonisolated class var gtype: UInt { g_socket_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Socket(_borrowed: raw) }

    /// `g_socket_new()`.
    public convenience init(
        family: SocketFamily, type: SocketType, `protocol`: SocketProtocol
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_socket_new(.init(rawValue: C.number(family)), .init(rawValue: C.number(type)), .init(rawValue: C.number(`protocol`)), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_socket_new"))
    }

    /// `g_socket_new_from_fd()`.
    public convenience init(fd: Int) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_socket_new_from_fd(C.gint(fd), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_socket_new_from_fd"))
    }
}

extension Socket {
    /// `blocking`, `g_socket_get_blocking()`.
    public var blocking: Bool {
        get { g_socket_get_blocking(C.cast(_raw)) != 0 }
        set { g_socket_set_blocking(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.blocking; defer { self.blocking = value }; yield &value }
    }

    /// `broadcast`, `g_socket_get_broadcast()`.
    public var broadcast: Bool {
        get { g_socket_get_broadcast(C.cast(_raw)) != 0 }
        set { g_socket_set_broadcast(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.broadcast; defer { self.broadcast = value }; yield &value }
    }

    /// `family`, `g_socket_get_family()`.
    public var family: SocketFamily { C.enumeration(g_socket_get_family(C.cast(_raw)).rawValue) }

    /// `fd`, `g_socket_get_fd()`.
    public var fd: Int { C.int(g_socket_get_fd(C.cast(_raw))) }

    /// `keepalive`, `g_socket_get_keepalive()`.
    public var keepalive: Bool {
        get { g_socket_get_keepalive(C.cast(_raw)) != 0 }
        set { g_socket_set_keepalive(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.keepalive; defer { self.keepalive = value }; yield &value }
    }

    /// `listen-backlog`, `g_socket_get_listen_backlog()`.
    public var listenBacklog: Int {
        get { C.int(g_socket_get_listen_backlog(C.cast(_raw))) }
        set { g_socket_set_listen_backlog(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.listenBacklog; defer { self.listenBacklog = value }; yield &value }
    }

    /// `local-address`.
    public var localAddress: SocketAddress? { property("local-address") }

    /// `multicast-loopback`, `g_socket_get_multicast_loopback()`.
    public var multicastLoopback: Bool {
        get { g_socket_get_multicast_loopback(C.cast(_raw)) != 0 }
        set { g_socket_set_multicast_loopback(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.multicastLoopback; defer { self.multicastLoopback = value }; yield &value }
    }

    /// `multicast-ttl`, `g_socket_get_multicast_ttl()`.
    public var multicastTtl: Int {
        get { C.int(g_socket_get_multicast_ttl(C.cast(_raw))) }
        set { g_socket_set_multicast_ttl(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.multicastTtl; defer { self.multicastTtl = value }; yield &value }
    }

    /// `protocol`, `g_socket_get_protocol()`.
    public var `protocol`: SocketProtocol { C.enumeration(g_socket_get_protocol(C.cast(_raw)).rawValue) }

    /// `remote-address`.
    public var remoteAddress: SocketAddress? { property("remote-address") }

    /// `timeout`, `g_socket_get_timeout()`.
    public var timeout: Int {
        get { C.int(g_socket_get_timeout(C.cast(_raw))) }
        set { g_socket_set_timeout(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.timeout; defer { self.timeout = value }; yield &value }
    }

    /// `ttl`, `g_socket_get_ttl()`.
    public var ttl: Int {
        get { C.int(g_socket_get_ttl(C.cast(_raw))) }
        set { g_socket_set_ttl(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.ttl; defer { self.ttl = value }; yield &value }
    }

    /// `type`.
    public var type: SocketType { property("type") }

    /// `g_socket_accept()`.
    @discardableResult
    public func accept(cancellable: Cancellable? = nil) throws(GLibError) -> Socket {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_accept(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_accept")
    }

    /// `g_socket_bind()`.
    public func bind(_ address: SocketAddress, allowReuse: Bool) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_bind(C.cast(_raw), C.cast(address._raw), allowReuse ? 1 : 0, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_check_connect_result()`.
    public func checkConnectResult() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_check_connect_result(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_close()`.
    public func close() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_close(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_condition_check()`.
    @discardableResult
    public func conditionCheck(_ condition: IOCondition) -> IOCondition {
        C.flags(g_socket_condition_check(C.cast(_raw), .init(rawValue: C.number(condition))).rawValue)
    }

    /// `g_socket_condition_timed_wait()`.
    public func conditionTimedWait(
        _ condition: IOCondition, timeoutUs: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_condition_timed_wait(C.cast(_raw), .init(rawValue: C.number(condition)), C.gint64(timeoutUs), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_condition_wait()`.
    public func conditionWait(_ condition: IOCondition, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_condition_wait(C.cast(_raw), .init(rawValue: C.number(condition)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_connect()`.
    public func connect(_ address: SocketAddress, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_connect(C.cast(_raw), C.cast(address._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_connection_factory_create_connection()`.
    @discardableResult
    public func connectionFactoryCreateConnection() -> SocketConnection {
        C.present(C.adopt(g_socket_connection_factory_create_connection(C.cast(_raw))), "g_socket_connection_factory_create_connection")
    }

    /// `g_socket_get_available_bytes()`.
    public var availableBytes: Int { C.int(g_socket_get_available_bytes(C.cast(_raw))) }

    /// `g_socket_get_credentials()`.
    public func credentials() throws(GLibError) -> Credentials {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_get_credentials(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_socket_get_credentials")
    }

    /// `g_socket_get_local_address()`.
    public func getLocalAddress() throws(GLibError) -> SocketAddress {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_get_local_address(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_get_local_address")
    }

    /// `g_socket_get_option()`.
    public func option(level: Int, optname: Int) throws(GLibError) -> Int {
        var value: gint = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_get_option(C.cast(_raw), C.gint(level), C.gint(optname), &value, &error)
        if let error { throw GLibError(taking: error) }
        return C.int(value)
    }

    /// `g_socket_get_remote_address()`.
    public func getRemoteAddress() throws(GLibError) -> SocketAddress {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_get_remote_address(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_get_remote_address")
    }

    /// `g_socket_get_socket_type()`.
    public var socketType: SocketType { C.enumeration(g_socket_get_socket_type(C.cast(_raw)).rawValue) }

    /// `g_socket_is_closed()`.
    public var isClosed: Bool { g_socket_is_closed(C.cast(_raw)) != 0 }

    /// `g_socket_is_connected()`.
    public var isConnected: Bool { g_socket_is_connected(C.cast(_raw)) != 0 }

    /// `g_socket_join_multicast_group()`.
    public func joinMulticastGroup(
        _ group: InetAddress, sourceSpecific: Bool, iface: String? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_join_multicast_group(C.cast(_raw), C.cast(group._raw), sourceSpecific ? 1 : 0, iface, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_join_multicast_group_ssm()`.
    public func joinMulticastGroupSsm(
        _ group: InetAddress, sourceSpecific: InetAddress? = nil, iface: String? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_join_multicast_group_ssm(C.cast(_raw), C.cast(group._raw), C.cast(sourceSpecific?._raw), iface, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_leave_multicast_group()`.
    public func leaveMulticastGroup(
        _ group: InetAddress, sourceSpecific: Bool, iface: String? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_leave_multicast_group(C.cast(_raw), C.cast(group._raw), sourceSpecific ? 1 : 0, iface, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_leave_multicast_group_ssm()`.
    public func leaveMulticastGroupSsm(
        _ group: InetAddress, sourceSpecific: InetAddress? = nil, iface: String? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_leave_multicast_group_ssm(C.cast(_raw), C.cast(group._raw), C.cast(sourceSpecific?._raw), iface, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_listen()`.
    public func listen() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_listen(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_send()`.
    @discardableResult
    public func send(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_send(C.cast(_raw), buffer, C.gsize(buffer.count), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_socket_send_to()`.
    @discardableResult
    public func send(
        to address: SocketAddress? = nil, buffer: [UInt8], cancellable: Cancellable? = nil
    ) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_send_to(C.cast(_raw), C.cast(address?._raw), buffer, C.gsize(buffer.count), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_socket_send_with_blocking()`.
    @discardableResult
    public func send(
        _ buffer: [UInt8], withBlocking blocking: Bool, cancellable: Cancellable? = nil
    ) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_send_with_blocking(C.cast(_raw), buffer, C.gsize(buffer.count), blocking ? 1 : 0, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_socket_set_option()`.
    public func setOption(level: Int, optname: Int, value: Int) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_set_option(C.cast(_raw), C.gint(level), C.gint(optname), C.gint(value), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_shutdown()`.
    public func shutdown(shutdownRead: Bool, shutdownWrite: Bool) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_shutdown(C.cast(_raw), shutdownRead ? 1 : 0, shutdownWrite ? 1 : 0, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_speaks_ipv4()`.
    @discardableResult
    public func speaksIpv4() -> Bool {
        g_socket_speaks_ipv4(C.cast(_raw)) != 0
    }

#if GTK_4_14
    /// `g_socket_receive_bytes()`.
    @discardableResult
    public func receiveBytes(
        size: Int, timeoutUs: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) -> Bytes {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_receive_bytes(C.cast(_raw), C.gsize(size), C.gint64(timeoutUs), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_socket_receive_bytes")
    }

    /// `g_socket_receive_bytes_from()`.
    @discardableResult
    public func receiveBytes(
        fromSize size: Int, timeoutUs: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: Bytes, address: SocketAddress?) {
        var address: UnsafeMutablePointer<GSocketAddress>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_receive_bytes_from(C.cast(_raw), &address, C.gsize(size), C.gint64(timeoutUs), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.take(C.raw(result)), "g_socket_receive_bytes_from"), C.adopt(address))
    }
#endif
}

extension Members where Owner: Socket {
    public var blocking: PropertyKey<Owner, Bool> { PropertyKey("blocking") }
    public var broadcast: PropertyKey<Owner, Bool> { PropertyKey("broadcast") }
    public var family: PropertyKey<Owner, SocketFamily> { PropertyKey("family") }
    public var fd: PropertyKey<Owner, Int> { PropertyKey("fd") }
    public var keepalive: PropertyKey<Owner, Bool> { PropertyKey("keepalive") }
    public var listenBacklog: PropertyKey<Owner, Int> { PropertyKey("listen-backlog") }
    public var localAddress: PropertyKey<Owner, SocketAddress?> { PropertyKey("local-address") }
    public var multicastLoopback: PropertyKey<Owner, Bool> { PropertyKey("multicast-loopback") }
    public var multicastTtl: PropertyKey<Owner, Int> { PropertyKey("multicast-ttl") }
    public var `protocol`: PropertyKey<Owner, SocketProtocol> { PropertyKey("protocol") }
    public var remoteAddress: PropertyKey<Owner, SocketAddress?> { PropertyKey("remote-address") }
    public var timeout: PropertyKey<Owner, Int> { PropertyKey("timeout") }
    public var ttl: PropertyKey<Owner, Int> { PropertyKey("ttl") }
    public var type: PropertyKey<Owner, SocketType> { PropertyKey("type") }
}
