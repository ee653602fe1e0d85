// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketService`. <https://docs.gtk.org/gio/class.SocketService.html>
open class SocketService: SocketListener {
    open override nonisolated class var gtype: UInt { g_socket_service_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SocketService(_borrowed: raw) }
}

extension SocketService {
    /// `active`.
    public var active: Bool {
        get { property("active") }
        set { setProperty("active", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }

    /// `incoming`.
    @discardableResult
    public func onIncoming(
        after: Bool = false, _ handler: @escaping @MainActor (_ connection: SocketConnection, _ sourceObject: Object?) -> Bool
    ) -> SignalConnection {
        connect("incoming", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `g_socket_service_is_active()`.
    public var isActive: Bool { g_socket_service_is_active(C.cast(_raw)) != 0 }

    /// `g_socket_service_start()`.
    public func start() {
        g_socket_service_start(C.cast(_raw))
    }

    /// `g_socket_service_stop()`.
    public func stop() {
        g_socket_service_stop(C.cast(_raw))
    }
}

extension Members where Owner: SocketService {
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
    public var incoming: AnsweredSignalKey<Owner, (connection: SocketConnection, sourceObject: Object?), Bool> { AnsweredSignalKey("incoming") { ($0.get(1), $0.get(2)) } }
}
