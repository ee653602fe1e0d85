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
