// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusMethodInfo`. <https://docs.gtk.org/gio/struct.DBusMethodInfo.html>
public final class DBusMethodInfo: Boxed {
    public override class var gtype: UInt { g_dbus_method_info_get_type() }
}

extension DBusMethodInfo {
    /// `g_dbus_method_info_ref()`.
    @discardableResult
    public func ref() -> DBusMethodInfo {
        C.present(C.take(g_dbus_method_info_ref(C.cast(_raw))), "g_dbus_method_info_ref")
    }

    /// `g_dbus_method_info_unref()`.
    public func unref() {
        g_dbus_method_info_unref(C.cast(_raw))
    }
}
