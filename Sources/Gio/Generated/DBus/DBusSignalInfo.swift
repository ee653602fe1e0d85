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
