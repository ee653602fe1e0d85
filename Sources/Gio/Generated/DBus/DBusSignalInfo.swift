// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusSignalInfo`. <https://docs.gtk.org/gio/struct.DBusSignalInfo.html>
public final class DBusSignalInfo: Boxed {
    public override class var gtype: UInt { g_dbus_signal_info_get_type() }
}

extension DBusSignalInfo {
    /// `g_dbus_signal_info_ref()`.
    @discardableResult
    public func ref() -> DBusSignalInfo {
        C.present(C.take(g_dbus_signal_info_ref(C.cast(_raw))), "g_dbus_signal_info_ref")
    }

    /// `g_dbus_signal_info_unref()`.
    public func unref() {
        g_dbus_signal_info_unref(C.cast(_raw))
    }
}
