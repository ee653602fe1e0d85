// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

extension DBusConnection {
    /// The connection that all of the process shares. `g_bus_get()`.
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

    /// Calls a method and waits for its answer. Cancelling the task gives up waiting. `g_dbus_connection_call()`.
    ///
    ///     let names = try await bus.call(
    ///         "ListNames", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus")
    ///     names[0].get([String].self)
    ///
    /// - Parameter arguments: as many as the method takes.
    /// - Returns: the answer, a tuple of as many values as the method returns.
    public func call(
        _ method: String, of interface: String, at path: String, on name: String?, _ arguments: Variant...
    ) async throws(GLibError) -> Variant {
        try await call(
            name, objectPath: path, interfaceName: interface, methodName: method,
            parameters: Variant(tuple: arguments),
            flags: [], timeoutMsec: -1)
    }

    /// Answers calls to an object until `unregisterObject(_:)` with what this returns. `g_dbus_connection_register_object()`.
    ///
    ///     try bus.register("/org/example/Clock", interface: xml) { method, arguments in Variant(tuple: [Variant("noon")]) }
    ///
    /// - Parameters:
    ///   - path: where the object is.
    ///   - interface: D-Bus's XML, of which the first interface counts.
    ///   - handler: gets a method's name and its arguments, a tuple, and answers a tuple, or nil for a method that returns
    ///     nothing. What it throws is the caller's error.
    @discardableResult
    public func register(
        _ path: String, interface: String,
        _ handler: @escaping @MainActor (_ method: String, _ arguments: Variant) async throws -> Variant?
    ) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let node = g_dbus_node_info_new_for_xml(interface, &error)
        if let error { throw GLibError(taking: error) }
        defer { g_dbus_node_info_unref(node) }
        guard let first = node?.pointee.interfaces?.pointee else {
            throw GLibError(
                domain: IOErrorEnum.domain, code: Int(IOErrorEnum.invalidArgument.rawValue),
                message: "The XML for \(path) describes no interface.")
        }
        let id = g_dbus_connection_register_object(
            C.opaque(_raw), path, first, &methodTable,
            Callback<Answer>.retained(handler) as UnsafeMutableRawPointer,
            releaseCallback, &error)
        if let error { throw GLibError(taking: error) }
        return Int(id)
    }
}

private typealias Answer = @MainActor (String, Variant) async throws -> Variant?

// Guard: written once, when the process starts; C only reads it.
nonisolated(unsafe) private var methodTable: GDBusInterfaceVTable = {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
        let (answer, method) = (Callback<Answer>.at(data), C.string(method))
        // Guard: both are used on the main actor only, and the invocation is answered exactly once.
        nonisolated(unsafe) let values: Variant? = C.copy(C.raw(arguments))
        nonisolated(unsafe) let invocation = invocation
        Task { @MainActor in
            do {
                let result = try await answer(method, values ?? Variant(tuple: []))
                g_dbus_method_invocation_return_value(invocation, C.opaque(result?._raw))
            } catch let error as GLibError {
                g_dbus_method_invocation_take_error(invocation, error.copy)
            } catch {
                g_dbus_method_invocation_return_dbus_error(
                    invocation, "org.freedesktop.DBus.Error.Failed", "\(error)")
            }
        }
    }
    return table
}()
