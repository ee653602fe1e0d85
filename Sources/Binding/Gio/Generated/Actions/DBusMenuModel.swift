// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusMenuModel`. <https://docs.gtk.org/gio/class.DBusMenuModel.html>
open class DBusMenuModel: MenuModel {
    open override nonisolated class var gtype: UInt { g_dbus_menu_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusMenuModel(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension DBusMenuModel {
    /// `g_dbus_menu_model_get()`.
    public static func get(
        _ connection: DBusConnection, busName: String? = nil, objectPath: String
    ) -> DBusMenuModel {
        C.present(C.adopt(C.raw(g_dbus_menu_model_get(C.opaque(connection._raw), busName, objectPath))), "g_dbus_menu_model_get")
    }
}
