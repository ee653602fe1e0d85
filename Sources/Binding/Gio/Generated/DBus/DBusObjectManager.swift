// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusObjectManager`. <https://docs.gtk.org/gio/iface.DBusObjectManager.html>
@MainActor
public protocol DBusObjectManager: Object {}

/// Some object with the interface ``DBusObjectManager``, of a class that is private to its library.
public final class AnyDBusObjectManager: Object, DBusObjectManager {
    public override nonisolated class var gtype: UInt { g_dbus_object_manager_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDBusObjectManager(_borrowed: raw) }
}

extension DBusObjectManager {
    /// `interface-added`.
    @discardableResult
    public func onInterfaceAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: any DBusObject, _ interface: any DBusInterface) -> Void
    ) -> SignalConnection {
        connect("interface-added", after: after) { arguments in handler(arguments.get(1, AnyDBusObject.self), arguments.get(2, AnyDBusInterface.self)) }
    }

    /// `interface-removed`.
    @discardableResult
    public func onInterfaceRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: any DBusObject, _ interface: any DBusInterface) -> Void
    ) -> SignalConnection {
        connect("interface-removed", after: after) { arguments in handler(arguments.get(1, AnyDBusObject.self), arguments.get(2, AnyDBusInterface.self)) }
    }

    /// `object-added`.
    @discardableResult
    public func onObjectAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: any DBusObject) -> Void
    ) -> SignalConnection {
        connect("object-added", after: after) { arguments in handler(arguments.get(1, AnyDBusObject.self)) }
    }

    /// `object-removed`.
    @discardableResult
    public func onObjectRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: any DBusObject) -> Void
    ) -> SignalConnection {
        connect("object-removed", after: after) { arguments in handler(arguments.get(1, AnyDBusObject.self)) }
    }

    /// `g_dbus_object_manager_get_interface()`.
    public func interface(_ objectPath: String, interfaceName: String) -> (any DBusInterface)? {
        C.adopt(C.raw(g_dbus_object_manager_get_interface(C.opaque(_raw), objectPath, interfaceName)), AnyDBusInterface.self)
    }

    /// `g_dbus_object_manager_get_object()`.
    public func object(_ objectPath: String) -> (any DBusObject)? {
        C.adopt(C.raw(g_dbus_object_manager_get_object(C.opaque(_raw), objectPath)), AnyDBusObject.self)
    }

    /// `g_dbus_object_manager_get_object_path()`.
    public var objectPath: String { C.string(g_dbus_object_manager_get_object_path(C.opaque(_raw))) }

    /// `g_dbus_object_manager_get_objects()`.
    public var objects: [any DBusObject] { C.array(list: g_dbus_object_manager_get_objects(C.opaque(_raw)), .full) { C.present(C.adopt($0, AnyDBusObject.self), "g_dbus_object_manager_get_objects") } }
}

extension Members where Owner: DBusObjectManager {
    public var interfaceAdded: SignalKey<Owner, (object: any DBusObject, interface: any DBusInterface)> { SignalKey("interface-added") { ($0.get(1, AnyDBusObject.self), $0.get(2, AnyDBusInterface.self)) } }
    public var interfaceRemoved: SignalKey<Owner, (object: any DBusObject, interface: any DBusInterface)> { SignalKey("interface-removed") { ($0.get(1, AnyDBusObject.self), $0.get(2, AnyDBusInterface.self)) } }
    public var objectAdded: SignalKey<Owner, any DBusObject> { SignalKey("object-added") { $0.get(1, AnyDBusObject.self) } }
    public var objectRemoved: SignalKey<Owner, any DBusObject> { SignalKey("object-removed") { $0.get(1, AnyDBusObject.self) } }
}
