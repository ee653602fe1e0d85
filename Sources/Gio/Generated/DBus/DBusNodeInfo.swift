// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusNodeInfo`. <https://docs.gtk.org/gio/struct.DBusNodeInfo.html>
public final class DBusNodeInfo: Boxed {
    public override class var gtype: UInt { g_dbus_node_info_get_type() }

    /// `g_dbus_node_info_new_for_xml()`.
    public convenience init(xmlData: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_dbus_node_info_new_for_xml(xmlData, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_taking: C.present(result, "g_dbus_node_info_new_for_xml"))
    }
}

extension DBusNodeInfo {
    /// `g_dbus_node_info_lookup_interface()`.
    public func lookupInterface(_ name: String) -> DBusInterfaceInfo? {
        C.copy(g_dbus_node_info_lookup_interface(C.cast(_raw), name))
    }
}
