// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

private struct OwnedName: Sendable {
    let busAcquired: (@MainActor (DBusConnection, String) -> Void)?
    let nameAcquired: (@MainActor (DBusConnection, String) -> Void)?
    let nameLost: (@MainActor (DBusConnection?, String) -> Void)?
}

private struct WatchedName: Sendable {
    let appeared: (@MainActor (DBusConnection, String, String) -> Void)?
    let vanished: (@MainActor (DBusConnection?, String) -> Void)?
}

/// Requests a name on a bus, by which other programs call this one, until the result is cancelled.
/// `g_bus_own_name()`, `g_bus_unown_name()`.
///
///     Gio.busOwnName("org.example.Clock") { bus, _ in
///         try? bus.register("/org/example/Clock", interface: xml) { method, arguments in … }
///     }
///
/// - Parameters:
///   - busAcquired: called when the bus is connected, before the program has the name: register objects here.
///   - nameAcquired: called when the program has the name.
///   - nameLost: called when another program has the name, or, without a connection, when there is no bus.
@MainActor
@discardableResult
public func busOwnName(
    _ name: String, on bus: BusType = .session, flags: BusNameOwnerFlags = [],
    busAcquired: (@MainActor (_ bus: DBusConnection, _ name: String) -> Void)? = nil,
    nameAcquired: (@MainActor (_ bus: DBusConnection, _ name: String) -> Void)? = nil,
    nameLost: (@MainActor (_ bus: DBusConnection?, _ name: String) -> Void)? = nil
) -> Registration {
    let handlers = OwnedName(busAcquired: busAcquired, nameAcquired: nameAcquired, nameLost: nameLost)
    let number =
        g_bus_own_name(
            .init(rawValue: C.number(bus)), name, .init(rawValue: C.number(flags)),
            { bus, name, data in
                let (handlers, bus, name) = (Callback<OwnedName>.at(data), connection(bus), C.string(name))
                onMainActor { bus.map { handlers.busAcquired?($0, name) } }
            },
            { bus, name, data in
                let (handlers, bus, name) = (Callback<OwnedName>.at(data), connection(bus), C.string(name))
                onMainActor { bus.map { handlers.nameAcquired?($0, name) } }
            },
            { bus, name, data in
                let (handlers, bus, name) = (Callback<OwnedName>.at(data), connection(bus), C.string(name))
                onMainActor { handlers.nameLost?(bus, name) }
            }, Callback<OwnedName>.retained(handlers) as UnsafeMutableRawPointer, releaseCallback)
    return Registration { g_bus_unown_name(number) }
}

/// Reports when a program with a name appears and disappears, from now on, until the result is cancelled.
/// `g_bus_watch_name()`, `g_bus_unwatch_name()`.
///
///     Gio.busWatchName("org.example.Clock") { bus, name, owner in … } vanished: { _, _ in … }
@MainActor
@discardableResult
public func busWatchName(
    _ name: String, on bus: BusType = .session, flags: BusNameWatcherFlags = [],
    appeared: (@MainActor (_ bus: DBusConnection, _ name: String, _ owner: String) -> Void)? = nil,
    vanished: (@MainActor (_ bus: DBusConnection?, _ name: String) -> Void)? = nil
) -> Registration {
    let handlers = WatchedName(appeared: appeared, vanished: vanished)
    let number =
        g_bus_watch_name(
            .init(rawValue: C.number(bus)), name, .init(rawValue: C.number(flags)),
            { bus, name, owner, data in
                let (handlers, bus, name) = (Callback<WatchedName>.at(data), connection(bus), C.string(name))
                let owner = C.string(owner)
                onMainActor { bus.map { handlers.appeared?($0, name, owner) } }
            },
            { bus, name, data in
                let (handlers, bus, name) = (Callback<WatchedName>.at(data), connection(bus), C.string(name))
                onMainActor { handlers.vanished?(bus, name) }
            }, Callback<WatchedName>.retained(handlers) as UnsafeMutableRawPointer, releaseCallback)
    return Registration { g_bus_unwatch_name(number) }
}

private func connection(_ bus: OpaquePointer?) -> DBusConnection? { C.borrow(C.raw(bus)) }
