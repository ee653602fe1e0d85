// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusInterfaceSkeleton`. <https://docs.gtk.org/gio/class.DBusInterfaceSkeleton.html>
open class DBusInterfaceSkeleton: Object, DBusInterface {
    open override nonisolated class var gtype: UInt { g_dbus_interface_skeleton_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusInterfaceSkeleton(_borrowed: raw) }
}

extension DBusInterfaceSkeleton {
    /// `g-flags`.
    public var flags: DBusInterfaceSkeletonFlags {
        get { property("g-flags") }
        set { setProperty("g-flags", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }

    /// `g_dbus_interface_skeleton_export()`.
    public func export(_ connection: DBusConnection, objectPath: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_interface_skeleton_export(C.cast(_raw), C.opaque(connection._raw), objectPath, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dbus_interface_skeleton_flush()`.
    public func flush() {
        g_dbus_interface_skeleton_flush(C.cast(_raw))
    }

    /// `g_dbus_interface_skeleton_get_connection()`.
    public var connection: DBusConnection? { C.borrow(C.raw(g_dbus_interface_skeleton_get_connection(C.cast(_raw)))) }

    /// `g_dbus_interface_skeleton_get_connections()`.
    public var connections: [DBusConnection] { C.array(list: g_dbus_interface_skeleton_get_connections(C.cast(_raw)), .full) { C.present(C.adopt($0), "g_dbus_interface_skeleton_get_connections") } }

    /// `g_dbus_interface_skeleton_get_info()`.
    public var info: DBusInterfaceInfo { C.present(C.copy(g_dbus_interface_skeleton_get_info(C.cast(_raw))), "g_dbus_interface_skeleton_get_info") }

    /// `g_dbus_interface_skeleton_get_object_path()`.
    public var objectPath: String? { C.optionalString(g_dbus_interface_skeleton_get_object_path(C.cast(_raw))) }

    /// `g_dbus_interface_skeleton_get_properties()`.
    public var properties: Variant { C.present(C.take(C.raw(g_dbus_interface_skeleton_get_properties(C.cast(_raw)))), "g_dbus_interface_skeleton_get_properties") }

    /// `g_dbus_interface_skeleton_has_connection()`.
    public func hasConnection(_ connection: DBusConnection) -> Bool {
        g_dbus_interface_skeleton_has_connection(C.cast(_raw), C.opaque(connection._raw)) != 0
    }

    /// `g_dbus_interface_skeleton_set_flags()`.
    public func setFlags(_ flags: DBusInterfaceSkeletonFlags) {
        g_dbus_interface_skeleton_set_flags(C.cast(_raw), .init(rawValue: C.number(flags)))
    }

    /// `g_dbus_interface_skeleton_unexport()`.
    public func unexport() {
        g_dbus_interface_skeleton_unexport(C.cast(_raw))
    }

    /// `g_dbus_interface_skeleton_unexport_from_connection()`.
    public func unexport(from connection: DBusConnection) {
        g_dbus_interface_skeleton_unexport_from_connection(C.cast(_raw), C.opaque(connection._raw))
    }
}

extension Members where Owner: DBusInterfaceSkeleton {
    public var flags: PropertyKey<Owner, DBusInterfaceSkeletonFlags> { PropertyKey("g-flags") }
}
