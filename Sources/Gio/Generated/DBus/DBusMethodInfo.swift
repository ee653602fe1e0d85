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
