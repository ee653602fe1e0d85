// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension DBusConnection {
    /// Returns the connection that the process shares. `g_bus_get()`.
    ///
    ///     let bus = try await Gio.DBusConnection.shared(.session)
    public static func shared(_ bus: BusType) async throws(GLibError) -> DBusConnection {
        let outcome = await C.ready { cancellable, ready, data in
            g_bus_get(.init(rawValue: C.number(bus)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let connection = g_bus_get_finish(OpaquePointer(outcome._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(connection)), "g_bus_get_finish")
    }

    /// Calls a method and waits for its reply. Cancelling the task stops waiting. `g_dbus_connection_call()`.
    ///
    ///     let names = try await bus.call(
    ///         "ListNames", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus")
    ///     names[0].get([String].self)
    ///
    /// - Parameter arguments: the arguments of the method.
    /// - Returns: the reply: a tuple with the results of the method.
    public func call(
        _ method: String, of interface: String, at path: String, on name: String?, _ arguments: Variant...
    ) async throws(GLibError) -> Variant {
        try await call(
            name, objectPath: path, interfaceName: interface, methodName: method,
            parameters: Variant(tuple: arguments),
            flags: [], timeoutMsec: -1)
    }

    /// Handles calls to an object, until the result is cancelled. `g_dbus_connection_register_object()`.
    ///
    ///     try bus.register("/org/example/Clock", interface: xml) { method, arguments in Variant(tuple: [Variant("noon")]) }
    ///
    /// - Parameters:
    ///   - path: the path of the object.
    ///   - interface: the interface in the XML of D-Bus; the first one counts.
    ///   - handler: called with the name of a method and a tuple of its arguments. It returns a tuple, or nil for a method without
    ///     results. An error that it throws is sent to the caller.
    ///   - get: returns the value of a property. Without it, properties cannot be read.
    ///   - set: called with the name of a property and its new value. Call `emitChanged(_:of:at:)` when it has changed.
    @discardableResult
    public func register(
        _ path: String, interface: String,
        _ handler: @escaping @MainActor (_ method: String, _ arguments: Variant) async throws -> Variant?,
        get: (@MainActor (_ property: String) throws -> Variant)? = nil,
        set: (@MainActor (_ property: String, _ value: Variant) throws -> Void)? = nil
    ) throws(GLibError) -> Registration {
        var error: UnsafeMutablePointer<GError>?
        let node = g_dbus_node_info_new_for_xml(interface, &error)
        if let error { throw GLibError(taking: error) }
        defer { g_dbus_node_info_unref(node) }
        guard let first = node?.pointee.interfaces?.pointee else {
            throw GLibError(
                IOErrorEnum.invalidArgument, "The XML for \(path) describes no interface.")
        }
        let id = g_dbus_connection_register_object(
            C.opaque(_raw), path, first, &objectTable,
            Callback<BusObject>.retained(BusObject(answer: handler, get: get, set: set))
                as UnsafeMutableRawPointer,
            releaseCallback, &error)
        if let error { throw GLibError(taking: error) }
        return Registration(id, of: self) { g_dbus_connection_unregister_object(C.opaque($0), $1) }
    }

    /// Sends a signal of an object to all subscribers. `g_dbus_connection_emit_signal()`.
    ///
    ///     try bus.emit("Tick", of: "org.example.Clock", at: "/org/example/Clock", Variant(12))
    public func emit(
        _ signal: String, of interface: String, at path: String, _ arguments: Variant...
    ) throws(GLibError) {
        try emitSignal(
            objectPath: path, interfaceName: interface, signalName: signal,
            parameters: Variant(tuple: arguments))
    }

    /// Notifies all subscribers that properties of an object have new values.
    ///
    ///     try bus.emitChanged(["Hour": Variant(12)], of: "org.example.Clock", at: "/org/example/Clock")
    public func emitChanged(
        _ properties: [String: Variant], of interface: String, at path: String
    ) throws(GLibError) {
        let entries: [OpaquePointer?] = properties.map {
            g_variant_new_dict_entry(
                g_variant_new_string($0.key), g_variant_new_variant(OpaquePointer($0.value._raw)))
        }
        let type = VariantType(typeString: "{sv}")
        let values = withExtendedLifetime((type, properties)) {
            g_variant_new_array(OpaquePointer(type._raw), entries, gsize(entries.count))
        }
        try emit(
            "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: path, Variant(interface),
            Variant(_taking: C.present(C.raw(values), "g_variant_new_array")), Variant([String]()))
    }
}

/// Handles the calls to an object on the bus.
private struct BusObject: Sendable {
    let answer: @MainActor (String, Variant) async throws -> Variant?
    let get: (@MainActor (String) throws -> Variant)?
    let set: (@MainActor (String, Variant) throws -> Void)?
}

/// Returns the error in a form that can be sent.
private func glibError(_ error: any Error) -> GLibError {
    error as? GLibError ?? GLibError(DBusError.failed, "\(error)")
}

// Guard: written once, when the process starts; GIO only reads it.
nonisolated(unsafe) private var objectTable: GDBusInterfaceVTable = {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
        let (answer, method) = (Callback<BusObject>.at(data).answer, C.string(method))
        let values: Variant? = C.copy(C.raw(arguments))
        // Guard: used on the main actor only, and completed exactly once.
        nonisolated(unsafe) let invocation = invocation
        Task.immediate { @MainActor in
            do {
                let result = try await answer(method, values ?? Variant(tuple: []))
                withExtendedLifetime(result) {
                    g_dbus_method_invocation_return_value(invocation, C.opaque(result?._raw))
                }
            } catch {
                g_dbus_method_invocation_take_error(invocation, glibError(error).copy)
            }
        }
    }
    table.get_property = { _, _, _, _, property, error, data in
        let (object, property) = (Callback<BusObject>.at(data), C.string(property))
        // Guard: used during this call only, on the main thread.
        nonisolated(unsafe) var value: Variant?
        do {
            value = try onMainActor {
                guard let get = object.get else { throw unknown(property, "read") }
                return try get(property)
            }
        } catch let thrown {
            error?.pointee = glibError(thrown).copy
        }
        return withExtendedLifetime(value) { value.flatMap { g_variant_ref(OpaquePointer($0._raw)) } }
    }
    table.set_property = { _, _, _, _, property, value, error, data in
        let (object, property) = (Callback<BusObject>.at(data), C.string(property))
        let value: Variant? = C.copy(C.raw(value))
        do {
            try onMainActor {
                guard let set = object.set, let value else { throw unknown(property, "written") }
                try set(property, value)
            }
            return 1
        } catch let thrown {
            error?.pointee = glibError(thrown).copy
            return 0
        }
    }
    return table
}()

private func unknown(_ property: String, _ verb: String) -> GLibError {
    GLibError(DBusError.unknownProperty, "“\(property)” cannot be \(verb).")
}

extension GLibError {
    /// The name of the error in the program that was called, such as `org.freedesktop.DBus.Error.UnknownMethod`; nil for an
    /// error of this program. `g_dbus_error_get_remote_error()`.
    public var remoteName: String? {
        withCopy { C.takeOptionalString(g_dbus_error_get_remote_error($0)) }
    }

    /// The message of the program that was called, without the name of the error. `g_dbus_error_strip_remote_error()`.
    public var remoteMessage: String {
        withCopy {
            g_dbus_error_strip_remote_error($0)
            return $0.map { C.string($0.pointee.message) } ?? message
        }
    }

    private func withCopy<R>(_ body: (UnsafeMutablePointer<GError>?) -> R) -> R {
        let error = copy
        defer { g_error_free(error) }
        return body(error)
    }
}
