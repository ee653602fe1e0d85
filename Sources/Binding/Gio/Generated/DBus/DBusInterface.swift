// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusInterface`. <https://docs.gtk.org/gio/iface.DBusInterface.html>
@MainActor
public protocol DBusInterface: Object {}

/// Some object with the interface ``DBusInterface``, of a class that is private to its library.
public final class AnyDBusInterface: Object, DBusInterface {
    public override nonisolated class var gtype: UInt { g_dbus_interface_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDBusInterface(_borrowed: raw) }
}

extension DBusInterface {
    /// `g_dbus_interface_dup_object()`.
    @discardableResult
    public func getObject() -> (any DBusObject)? {
        C.adopt(C.raw(g_dbus_interface_dup_object(C.opaque(_raw))), AnyDBusObject.self)
    }

    /// `g_dbus_interface_get_info()`.
    public var info: DBusInterfaceInfo? { C.copy(g_dbus_interface_get_info(C.opaque(_raw))) }

    /// `g_dbus_interface_set_object()`.
    public func setObject(_ object: (any DBusObject)? = nil) {
        g_dbus_interface_set_object(C.opaque(_raw), C.opaque(object?._raw))
    }
}
