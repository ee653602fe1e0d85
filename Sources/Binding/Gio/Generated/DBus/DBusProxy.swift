// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusProxy`. <https://docs.gtk.org/gio/class.DBusProxy.html>
open class DBusProxy: Object, AsyncInitable, DBusInterface, Initable {
    open override nonisolated class var gtype: UInt { g_dbus_proxy_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusProxy(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_dbus_proxy_new_for_bus_sync()`.
    public convenience init(
        busType: BusType, flags: DBusProxyFlags = [], info: DBusInterfaceInfo? = nil, name: String, objectPath: String, interfaceName: String, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_dbus_proxy_new_for_bus_sync(.init(rawValue: C.number(busType)), .init(rawValue: C.number(flags)), C.cast(info?._raw), name, objectPath, interfaceName, C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_proxy_new_for_bus_sync"))
    }

    /// `g_dbus_proxy_new_sync()`.
    public convenience init(
        connection: DBusConnection, flags: DBusProxyFlags = [], info: DBusInterfaceInfo? = nil, name: String? = nil, objectPath: String, interfaceName: String, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_dbus_proxy_new_sync(C.opaque(connection._raw), .init(rawValue: C.number(flags)), C.cast(info?._raw), name, objectPath, interfaceName, C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_proxy_new_sync"))
    }

    /// `g_dbus_proxy_new()`, `g_dbus_proxy_new_finish()`.
    public convenience init(
        connection: DBusConnection, flags: DBusProxyFlags = [], info: DBusInterfaceInfo? = nil, name: String? = nil, objectPath: String, interfaceName: String
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_proxy_new(C.opaque(connection._raw), .init(rawValue: C.number(flags)), C.cast(info?._raw), name, objectPath, interfaceName, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_dbus_proxy_new_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_proxy_new_finish"))
    }

    /// `g_dbus_proxy_new_for_bus()`, `g_dbus_proxy_new_for_bus_finish()`.
    public convenience init(
        busType: BusType, flags: DBusProxyFlags = [], info: DBusInterfaceInfo? = nil, name: String, objectPath: String, interfaceName: String
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_proxy_new_for_bus(.init(rawValue: C.number(busType)), .init(rawValue: C.number(flags)), C.cast(info?._raw), name, objectPath, interfaceName, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_dbus_proxy_new_for_bus_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_proxy_new_for_bus_finish"))
    }
}

extension DBusProxy {
    /// `g-connection`.
    public var connection: DBusConnection { property("g-connection") }

    /// `g-default-timeout`.
    public var defaultTimeout: Int {
        get { property("g-default-timeout") }
        set { setProperty("g-default-timeout", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultTimeout; defer { self.defaultTimeout = value }; yield &value }
    }

    /// `g-flags`.
    public var flags: DBusProxyFlags { property("g-flags") }

    /// `g-interface-info`.
    public var interfaceInfo: DBusInterfaceInfo? {
        get { property("g-interface-info") }
        set { setProperty("g-interface-info", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.interfaceInfo; defer { self.interfaceInfo = value }; yield &value }
    }

    /// `g-interface-name`.
    public var interfaceName: String { property("g-interface-name") }

    /// `g-name`.
    public var name: String? { property("g-name") }

    /// `g-name-owner`.
    public var nameOwner: String? { property("g-name-owner") }

    /// `g-object-path`.
    public var objectPath: String { property("g-object-path") }

    /// `g-properties-changed`.
    @discardableResult
    public func onPropertiesChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ changedProperties: Variant, _ invalidatedProperties: [String]) -> Void
    ) -> SignalConnection {
        connect("g-properties-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `g-signal`.
    @discardableResult
    public func onSignal(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ senderName: String?, _ signalName: String, _ parameters: Variant) -> Void
    ) -> SignalConnection {
        connect(C.signal("g-signal", detail), after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `g_dbus_proxy_call()`, `g_dbus_proxy_call_finish()`.
    @discardableResult
    public func call(
        _ methodName: String, parameters: Variant? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1
    ) async throws(GLibError) -> Variant {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_proxy_call(C.cast(_raw), methodName, C.opaque(parameters?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_proxy_call_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_dbus_proxy_call_finish")
    }

    /// `g_dbus_proxy_call_sync()`.
    @discardableResult
    public func callSync(
        _ methodName: String, parameters: Variant? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1, cancellable: Cancellable? = nil
    ) throws(GLibError) -> Variant {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_proxy_call_sync(C.cast(_raw), methodName, C.opaque(parameters?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_dbus_proxy_call_sync")
    }

    /// `g_dbus_proxy_call_with_unix_fd_list()`, `g_dbus_proxy_call_with_unix_fd_list_finish()`.
    @discardableResult
    public func callWithUnixFdList(
        _ methodName: String, parameters: Variant? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1, fdList: UnixFDList? = nil
    ) async throws(GLibError) -> (result: Variant, fdList: UnixFDList?) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_proxy_call_with_unix_fd_list(C.cast(_raw), methodName, C.opaque(parameters?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), C.cast(fdList?._raw), cancellable, ready, data)
        }
        var outFdList: UnsafeMutablePointer<GUnixFDList>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_proxy_call_with_unix_fd_list_finish(C.cast(_raw), &outFdList, C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.take(C.raw(result)), "g_dbus_proxy_call_with_unix_fd_list_finish"), C.adopt(outFdList))
    }

    /// `g_dbus_proxy_call_with_unix_fd_list_sync()`.
    @discardableResult
    public func callWithUnixFdListSync(
        _ methodName: String, parameters: Variant? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1, fdList: UnixFDList? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: Variant, fdList: UnixFDList?) {
        var outFdList: UnsafeMutablePointer<GUnixFDList>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_proxy_call_with_unix_fd_list_sync(C.cast(_raw), methodName, C.opaque(parameters?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), C.cast(fdList?._raw), &outFdList, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.take(C.raw(result)), "g_dbus_proxy_call_with_unix_fd_list_sync"), C.adopt(outFdList))
    }

    /// `g_dbus_proxy_get_cached_property()`.
    public func cachedProperty(_ propertyName: String) -> Variant? {
        C.take(C.raw(g_dbus_proxy_get_cached_property(C.cast(_raw), propertyName)))
    }

    /// `g_dbus_proxy_get_cached_property_names()`.
    public var cachedPropertyNames: [String] { C.takeStrings(g_dbus_proxy_get_cached_property_names(C.cast(_raw))) }

    /// `g_dbus_proxy_set_cached_property()`.
    public func setCachedProperty(_ propertyName: String, value: Variant? = nil) {
        g_dbus_proxy_set_cached_property(C.cast(_raw), propertyName, C.opaque(value?._raw))
    }

    /// `g_dbus_proxy_set_default_timeout()`.
    public func setDefaultTimeout(_ timeoutMsec: Int = -1) {
        g_dbus_proxy_set_default_timeout(C.cast(_raw), C.gint(timeoutMsec))
    }

    /// `g_dbus_proxy_set_interface_info()`.
    public func setInterfaceInfo(_ info: DBusInterfaceInfo? = nil) {
        g_dbus_proxy_set_interface_info(C.cast(_raw), C.cast(info?._raw))
    }
}

extension Members where Owner: DBusProxy {
    public var connection: PropertyKey<Owner, DBusConnection> { PropertyKey("g-connection") }
    public var defaultTimeout: PropertyKey<Owner, Int> { PropertyKey("g-default-timeout") }
    public var flags: PropertyKey<Owner, DBusProxyFlags> { PropertyKey("g-flags") }
    public var interfaceInfo: PropertyKey<Owner, DBusInterfaceInfo?> { PropertyKey("g-interface-info") }
    public var interfaceName: PropertyKey<Owner, String> { PropertyKey("g-interface-name") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("g-name") }
    public var nameOwner: PropertyKey<Owner, String?> { PropertyKey("g-name-owner") }
    public var objectPath: PropertyKey<Owner, String> { PropertyKey("g-object-path") }
    public var propertiesChanged: SignalKey<Owner, (changedProperties: Variant, invalidatedProperties: [String])> { SignalKey("g-properties-changed") { ($0.get(1), $0.get(2)) } }
    public var signal: SignalKey<Owner, (senderName: String?, signalName: String, parameters: Variant)> { SignalKey("g-signal") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
