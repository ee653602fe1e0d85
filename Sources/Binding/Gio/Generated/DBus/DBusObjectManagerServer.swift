// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusObjectManagerServer`. <https://docs.gtk.org/gio/class.DBusObjectManagerServer.html>
open class DBusObjectManagerServer: Object, DBusObjectManager {
    open override nonisolated class var gtype: UInt { g_dbus_object_manager_server_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusObjectManagerServer(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_dbus_object_manager_server_new()`.
    public convenience init(objectPath: String) {
        if Self.hasOwnType { self.init(properties: ["object-path": objectPath]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_dbus_object_manager_server_new(objectPath)), "g_dbus_object_manager_server_new"))
    }
}

extension DBusObjectManagerServer {
    /// `connection`, `g_dbus_object_manager_server_get_connection()`.
    public var connection: DBusConnection? {
        get { C.adopt(C.raw(g_dbus_object_manager_server_get_connection(C.cast(_raw)))) }
        set { g_dbus_object_manager_server_set_connection(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.connection; defer { self.connection = value }; yield &value }
    }

    /// `object-path`.
    public var objectPath: String? { property("object-path") }

    /// `g_dbus_object_manager_server_export()`.
    public func export(_ object: DBusObjectSkeleton) {
        g_dbus_object_manager_server_export(C.cast(_raw), C.cast(object._raw))
    }

    /// `g_dbus_object_manager_server_export_uniquely()`.
    public func exportUniquely(_ object: DBusObjectSkeleton) {
        g_dbus_object_manager_server_export_uniquely(C.cast(_raw), C.cast(object._raw))
    }

    /// `g_dbus_object_manager_server_is_exported()`.
    public func isExported(_ object: DBusObjectSkeleton) -> Bool {
        g_dbus_object_manager_server_is_exported(C.cast(_raw), C.cast(object._raw)) != 0
    }

    /// `g_dbus_object_manager_server_unexport()`.
    @discardableResult
    public func unexport(_ objectPath: String) -> Bool {
        g_dbus_object_manager_server_unexport(C.cast(_raw), objectPath) != 0
    }
}

extension Members where Owner: DBusObjectManagerServer {
    public var connection: PropertyKey<Owner, DBusConnection?> { PropertyKey("connection") }
    public var objectPath: PropertyKey<Owner, String?> { PropertyKey("object-path") }
}
