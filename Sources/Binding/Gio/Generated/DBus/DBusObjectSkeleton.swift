// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusObjectSkeleton`. <https://docs.gtk.org/gio/class.DBusObjectSkeleton.html>
open class DBusObjectSkeleton: Object, DBusObject {
    open override nonisolated class var gtype: UInt { g_dbus_object_skeleton_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusObjectSkeleton(_borrowed: raw) }

    /// `g_dbus_object_skeleton_new()`.
    public convenience init(objectPath: String) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_dbus_object_skeleton_new(objectPath)), "g_dbus_object_skeleton_new"))
    }
}

extension DBusObjectSkeleton {
    /// `g-object-path`.
    public var objectPath: String? {
        get { property("g-object-path") }
        set { setProperty("g-object-path", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.objectPath; defer { self.objectPath = value }; yield &value }
    }

    /// `g_dbus_object_skeleton_add_interface()`.
    public func addInterface(_ interface: DBusInterfaceSkeleton) {
        g_dbus_object_skeleton_add_interface(C.cast(_raw), C.cast(interface._raw))
    }

    /// `g_dbus_object_skeleton_flush()`.
    public func flush() {
        g_dbus_object_skeleton_flush(C.cast(_raw))
    }

    /// `g_dbus_object_skeleton_remove_interface()`.
    public func removeInterface(_ interface: DBusInterfaceSkeleton) {
        g_dbus_object_skeleton_remove_interface(C.cast(_raw), C.cast(interface._raw))
    }

    /// `g_dbus_object_skeleton_remove_interface_by_name()`.
    public func removeInterfaceByName(_ interfaceName: String) {
        g_dbus_object_skeleton_remove_interface_by_name(C.cast(_raw), interfaceName)
    }

    /// `g_dbus_object_skeleton_set_object_path()`.
    public func setObjectPath(_ objectPath: String) {
        g_dbus_object_skeleton_set_object_path(C.cast(_raw), objectPath)
    }
}

extension Members where Owner: DBusObjectSkeleton {
    public var objectPath: PropertyKey<Owner, String?> { PropertyKey("g-object-path") }
}
