// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusInterfaceInfo`. <https://docs.gtk.org/gio/struct.DBusInterfaceInfo.html>
public final class DBusInterfaceInfo: Boxed {
    public override class var gtype: UInt { g_dbus_interface_info_get_type() }
}

extension DBusInterfaceInfo {
    /// `g_dbus_interface_info_cache_build()`.
    public func cacheBuild() {
        g_dbus_interface_info_cache_build(C.cast(_raw))
    }

    /// `g_dbus_interface_info_cache_release()`.
    public func cacheRelease() {
        g_dbus_interface_info_cache_release(C.cast(_raw))
    }

    /// `g_dbus_interface_info_lookup_method()`.
    public func lookupMethod(_ name: String) -> DBusMethodInfo? {
        C.copy(g_dbus_interface_info_lookup_method(C.cast(_raw), name))
    }

    /// `g_dbus_interface_info_lookup_property()`.
    public func lookupProperty(_ name: String) -> DBusPropertyInfo? {
        C.copy(g_dbus_interface_info_lookup_property(C.cast(_raw), name))
    }

    /// `g_dbus_interface_info_lookup_signal()`.
    public func lookupSignal(_ name: String) -> DBusSignalInfo? {
        C.copy(g_dbus_interface_info_lookup_signal(C.cast(_raw), name))
    }

    /// The field `name`.
    public var name: String { C.string(_raw.assumingMemoryBound(to: GDBusInterfaceInfo.self).pointee.name) }

    /// The field `methods`.
    public var methods: [DBusMethodInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusInterfaceInfo.self).pointee.methods), count: nil, .none) { C.present(C.copy($0), "Gio.DBusInterfaceInfo.methods") } }

    /// The field `signals`.
    public var signals: [DBusSignalInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusInterfaceInfo.self).pointee.signals), count: nil, .none) { C.present(C.copy($0), "Gio.DBusInterfaceInfo.signals") } }

    /// The field `properties`.
    public var properties: [DBusPropertyInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusInterfaceInfo.self).pointee.properties), count: nil, .none) { C.present(C.copy($0), "Gio.DBusInterfaceInfo.properties") } }

    /// The field `annotations`.
    public var annotations: [DBusAnnotationInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusInterfaceInfo.self).pointee.annotations), count: nil, .none) { C.present(C.copy($0), "Gio.DBusInterfaceInfo.annotations") } }
}
