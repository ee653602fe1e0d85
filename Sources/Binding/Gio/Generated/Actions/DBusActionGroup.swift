// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusActionGroup`. <https://docs.gtk.org/gio/class.DBusActionGroup.html>
open class DBusActionGroup: Object, ActionGroup, RemoteActionGroup {
    open override nonisolated class var gtype: UInt { g_dbus_action_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusActionGroup(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension DBusActionGroup {
    /// `g_dbus_action_group_get()`.
    public static func get(
        _ connection: DBusConnection, busName: String? = nil, objectPath: String
    ) -> DBusActionGroup {
        C.present(C.adopt(C.raw(g_dbus_action_group_get(C.opaque(connection._raw), busName, objectPath))), "g_dbus_action_group_get")
    }
}
