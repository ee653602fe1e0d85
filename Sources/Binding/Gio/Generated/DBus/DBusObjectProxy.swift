// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusObjectProxy`. <https://docs.gtk.org/gio/class.DBusObjectProxy.html>
open class DBusObjectProxy: Object, DBusObject {
    open override nonisolated class var gtype: UInt { g_dbus_object_proxy_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusObjectProxy(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_dbus_object_proxy_new()`.
    public convenience init(connection: DBusConnection, objectPath: String) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_dbus_object_proxy_new(C.opaque(connection._raw), objectPath)), "g_dbus_object_proxy_new"))
    }
}

extension DBusObjectProxy {
    /// `g-connection`.
    public var connection: DBusConnection? { property("g-connection") }

    /// `g-object-path`.
    public var objectPath: String? { property("g-object-path") }
}

extension Members where Owner: DBusObjectProxy {
    public var connection: PropertyKey<Owner, DBusConnection?> { PropertyKey("g-connection") }
    public var objectPath: PropertyKey<Owner, String?> { PropertyKey("g-object-path") }
}
