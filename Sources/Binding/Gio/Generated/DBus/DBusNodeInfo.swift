// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

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

    /// The field `path`.
    public var path: String? { C.optionalString(_raw.assumingMemoryBound(to: GDBusNodeInfo.self).pointee.path) }

    /// The field `interfaces`.
    public var interfaces: [DBusInterfaceInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusNodeInfo.self).pointee.interfaces), count: nil, .none) { C.present(C.copy($0), "Gio.DBusNodeInfo.interfaces") } }

    /// The field `nodes`.
    public var nodes: [DBusNodeInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusNodeInfo.self).pointee.nodes), count: nil, .none) { C.present(C.copy($0), "Gio.DBusNodeInfo.nodes") } }

    /// The field `annotations`.
    public var annotations: [DBusAnnotationInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusNodeInfo.self).pointee.annotations), count: nil, .none) { C.present(C.copy($0), "Gio.DBusNodeInfo.annotations") } }
}
