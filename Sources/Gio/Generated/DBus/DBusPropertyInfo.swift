// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusPropertyInfo`. <https://docs.gtk.org/gio/struct.DBusPropertyInfo.html>
public final class DBusPropertyInfo: Boxed {
    public override class var gtype: UInt { g_dbus_property_info_get_type() }
}

extension DBusPropertyInfo {
    /// `g_dbus_property_info_ref()`.
    @discardableResult
    public func ref() -> DBusPropertyInfo {
        C.present(C.take(g_dbus_property_info_ref(C.cast(_raw))), "g_dbus_property_info_ref")
    }

    /// `g_dbus_property_info_unref()`.
    public func unref() {
        g_dbus_property_info_unref(C.cast(_raw))
    }
}
