// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusObjectManagerClient`. <https://docs.gtk.org/gio/class.DBusObjectManagerClient.html>
open class DBusObjectManagerClient: Object, AsyncInitable, DBusObjectManager, Initable {
    open override nonisolated class var gtype: UInt { g_dbus_object_manager_client_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusObjectManagerClient(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_dbus_object_manager_client_new_for_bus_sync()`.
    public convenience init(
        busType: BusType, flags: DBusObjectManagerClientFlags = [], name: String, objectPath: String, getProxyTypeFunc: DBusProxyTypeFunc? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_object_manager_client_new_for_bus_sync(.init(rawValue: C.number(busType)), .init(rawValue: C.number(flags)), name, objectPath, getProxyTypeFunc == nil ? nil : DBusProxyTypeFuncThunk.call, DBusProxyTypeFuncThunk.retained(getProxyTypeFunc), getProxyTypeFunc == nil ? nil : releaseCallback, C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_object_manager_client_new_for_bus_sync"))
    }

    /// `g_dbus_object_manager_client_new_sync()`.
    public convenience init(
        connection: DBusConnection, flags: DBusObjectManagerClientFlags = [], name: String? = nil, objectPath: String, getProxyTypeFunc: DBusProxyTypeFunc? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_object_manager_client_new_sync(C.opaque(connection._raw), .init(rawValue: C.number(flags)), name, objectPath, getProxyTypeFunc == nil ? nil : DBusProxyTypeFuncThunk.call, DBusProxyTypeFuncThunk.retained(getProxyTypeFunc), getProxyTypeFunc == nil ? nil : releaseCallback, C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_object_manager_client_new_sync"))
    }

    /// `g_dbus_object_manager_client_new()`, `g_dbus_object_manager_client_new_finish()`.
    public convenience init(
        connection: DBusConnection, flags: DBusObjectManagerClientFlags = [], name: String, objectPath: String, getProxyTypeFunc: DBusProxyTypeFunc? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_object_manager_client_new(C.opaque(connection._raw), .init(rawValue: C.number(flags)), name, objectPath, getProxyTypeFunc == nil ? nil : DBusProxyTypeFuncThunk.call, DBusProxyTypeFuncThunk.retained(getProxyTypeFunc), getProxyTypeFunc == nil ? nil : releaseCallback, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_object_manager_client_new_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_object_manager_client_new_finish"))
    }

    /// `g_dbus_object_manager_client_new_for_bus()`, `g_dbus_object_manager_client_new_for_bus_finish()`.
    public convenience init(
        busType: BusType, flags: DBusObjectManagerClientFlags = [], name: String, objectPath: String, getProxyTypeFunc: DBusProxyTypeFunc? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_object_manager_client_new_for_bus(.init(rawValue: C.number(busType)), .init(rawValue: C.number(flags)), name, objectPath, getProxyTypeFunc == nil ? nil : DBusProxyTypeFuncThunk.call, DBusProxyTypeFuncThunk.retained(getProxyTypeFunc), getProxyTypeFunc == nil ? nil : releaseCallback, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_object_manager_client_new_for_bus_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_object_manager_client_new_for_bus_finish"))
    }
}

extension DBusObjectManagerClient {
    /// `connection`, `g_dbus_object_manager_client_get_connection()`.
    public var connection: DBusConnection { C.present(C.borrow(C.raw(g_dbus_object_manager_client_get_connection(C.cast(_raw)))), "g_dbus_object_manager_client_get_connection") }

    /// `flags`, `g_dbus_object_manager_client_get_flags()`.
    public var flags: DBusObjectManagerClientFlags { C.flags(g_dbus_object_manager_client_get_flags(C.cast(_raw)).rawValue) }

    /// `name`, `g_dbus_object_manager_client_get_name()`.
    public var name: String { C.string(g_dbus_object_manager_client_get_name(C.cast(_raw))) }

    /// `name-owner`, `g_dbus_object_manager_client_get_name_owner()`.
    public var nameOwner: String? { C.takeOptionalString(g_dbus_object_manager_client_get_name_owner(C.cast(_raw))) }

    /// `object-path`.
    public var objectPath: String? { property("object-path") }

    /// `interface-proxy-properties-changed`.
    @discardableResult
    public func onInterfaceProxyPropertiesChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ objectProxy: DBusObjectProxy, _ interfaceProxy: DBusProxy, _ changedProperties: Variant, _ invalidatedProperties: [String]) -> Void
    ) -> SignalConnection {
        connect("interface-proxy-properties-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `interface-proxy-signal`.
    @discardableResult
    public func onInterfaceProxySignal(
        after: Bool = false, _ handler: @escaping @MainActor (_ objectProxy: DBusObjectProxy, _ interfaceProxy: DBusProxy, _ senderName: String, _ signalName: String, _ parameters: Variant) -> Void
    ) -> SignalConnection {
        connect("interface-proxy-signal", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4), arguments.get(5)) }
    }
}

extension Members where Owner: DBusObjectManagerClient {
    public var connection: PropertyKey<Owner, DBusConnection> { PropertyKey("connection") }
    public var flags: PropertyKey<Owner, DBusObjectManagerClientFlags> { PropertyKey("flags") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var nameOwner: PropertyKey<Owner, String?> { PropertyKey("name-owner") }
    public var objectPath: PropertyKey<Owner, String?> { PropertyKey("object-path") }
    public var interfaceProxyPropertiesChanged: SignalKey<Owner, (objectProxy: DBusObjectProxy, interfaceProxy: DBusProxy, changedProperties: Variant, invalidatedProperties: [String])> { SignalKey("interface-proxy-properties-changed") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var interfaceProxySignal: SignalKey<Owner, (objectProxy: DBusObjectProxy, interfaceProxy: DBusProxy, senderName: String, signalName: String, parameters: Variant)> { SignalKey("interface-proxy-signal") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4), $0.get(5)) } }
}
