// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusArgInfo`. <https://docs.gtk.org/gio/struct.DBusArgInfo.html>
public final class DBusArgInfo: Boxed {
    public override class var gtype: UInt { g_dbus_arg_info_get_type() }
}

extension DBusArgInfo {
    /// `g_dbus_arg_info_ref()`.
    @discardableResult
    public func ref() -> DBusArgInfo {
        C.present(C.take(g_dbus_arg_info_ref(C.cast(_raw))), "g_dbus_arg_info_ref")
    }

    /// `g_dbus_arg_info_unref()`.
    public func unref() {
        g_dbus_arg_info_unref(C.cast(_raw))
    }
}
