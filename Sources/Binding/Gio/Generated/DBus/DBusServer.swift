// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusServer`. <https://docs.gtk.org/gio/class.DBusServer.html>
open class DBusServer: Object, Initable {
    open override nonisolated class var gtype: UInt { g_dbus_server_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusServer(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_dbus_server_new_sync()`.
    public convenience init(
        address: String, flags: DBusServerFlags = [], guid: String, observer: DBusAuthObserver? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_server_new_sync(address, .init(rawValue: C.number(flags)), guid, C.opaque(observer?._raw), C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_server_new_sync"))
    }
}

extension DBusServer {
    /// `active`.
    public var active: Bool { property("active") }

    /// `address`.
    public var address: String { property("address") }

    /// `authentication-observer`.
    public var authenticationObserver: DBusAuthObserver? { property("authentication-observer") }

    /// `client-address`, `g_dbus_server_get_client_address()`.
    public var clientAddress: String { C.string(g_dbus_server_get_client_address(C.opaque(_raw))) }

    /// `flags`, `g_dbus_server_get_flags()`.
    public var flags: DBusServerFlags { C.flags(g_dbus_server_get_flags(C.opaque(_raw)).rawValue) }

    /// `guid`, `g_dbus_server_get_guid()`.
    public var guid: String { C.string(g_dbus_server_get_guid(C.opaque(_raw))) }

    /// `new-connection`.
    @discardableResult
    public func onNewConnection(
        after: Bool = false, _ handler: @escaping @MainActor (_ connection: DBusConnection) -> Bool
    ) -> SignalConnection {
        connect("new-connection", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `g_dbus_server_is_active()`.
    public var isActive: Bool { g_dbus_server_is_active(C.opaque(_raw)) != 0 }

    /// `g_dbus_server_start()`.
    public func start() {
        g_dbus_server_start(C.opaque(_raw))
    }

    /// `g_dbus_server_stop()`.
    public func stop() {
        g_dbus_server_stop(C.opaque(_raw))
    }
}

extension Members where Owner: DBusServer {
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
    public var address: PropertyKey<Owner, String> { PropertyKey("address") }
    public var authenticationObserver: PropertyKey<Owner, DBusAuthObserver?> { PropertyKey("authentication-observer") }
    public var clientAddress: PropertyKey<Owner, String> { PropertyKey("client-address") }
    public var flags: PropertyKey<Owner, DBusServerFlags> { PropertyKey("flags") }
    public var guid: PropertyKey<Owner, String> { PropertyKey("guid") }
    public var newConnection: AnsweredSignalKey<Owner, DBusConnection, Bool> { AnsweredSignalKey(one: "new-connection") }
}
