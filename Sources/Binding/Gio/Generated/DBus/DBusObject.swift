// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusObject`. <https://docs.gtk.org/gio/iface.DBusObject.html>
@MainActor
public protocol DBusObject: Object {}

/// Some object with the interface ``DBusObject``, of a class that is private to its library.
public final class AnyDBusObject: Object, DBusObject {
    public override nonisolated class var gtype: UInt { g_dbus_object_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDBusObject(_borrowed: raw) }
}

extension DBusObject {
    /// `interface-added`.
    @discardableResult
    public func onInterfaceAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ interface: any DBusInterface) -> Void
    ) -> SignalConnection {
        connect("interface-added", after: after) { arguments in handler(arguments.get(1, AnyDBusInterface.self)) }
    }

    /// `interface-removed`.
    @discardableResult
    public func onInterfaceRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ interface: any DBusInterface) -> Void
    ) -> SignalConnection {
        connect("interface-removed", after: after) { arguments in handler(arguments.get(1, AnyDBusInterface.self)) }
    }

    /// `g_dbus_object_get_interface()`.
    public func interface(_ interfaceName: String) -> (any DBusInterface)? {
        C.adopt(C.raw(g_dbus_object_get_interface(C.opaque(_raw), interfaceName)), AnyDBusInterface.self)
    }

    /// `g_dbus_object_get_interfaces()`.
    public var interfaces: [any DBusInterface] { C.array(list: g_dbus_object_get_interfaces(C.opaque(_raw)), .full) { C.present(C.adopt($0, AnyDBusInterface.self), "g_dbus_object_get_interfaces") } }

    /// `g_dbus_object_get_object_path()`.
    public var objectPath: String { C.string(g_dbus_object_get_object_path(C.opaque(_raw))) }
}

extension Members where Owner: DBusObject {
    public var interfaceAdded: SignalKey<Owner, any DBusInterface> { SignalKey("interface-added") { $0.get(1, AnyDBusInterface.self) } }
    public var interfaceRemoved: SignalKey<Owner, any DBusInterface> { SignalKey("interface-removed") { $0.get(1, AnyDBusInterface.self) } }
}
