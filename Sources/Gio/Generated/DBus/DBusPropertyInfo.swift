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
