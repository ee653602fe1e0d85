// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTestDBus`. <https://docs.gtk.org/gio/class.TestDBus.html>
open class TestDBus: Object {
    open override nonisolated class var gtype: UInt { g_test_dbus_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TestDBus(_borrowed: raw) }

    /// `g_test_dbus_new()`.
    public convenience init(flags: TestDBusFlags = []) {
        if Self.hasOwnType { self.init(properties: ["flags": flags]); return }
        self.init(_constructed: C.present(C.raw(g_test_dbus_new(.init(rawValue: C.number(flags)))), "g_test_dbus_new"))
    }
}

extension TestDBus {
    /// `flags`, `g_test_dbus_get_flags()`.
    public var flags: TestDBusFlags { C.flags(g_test_dbus_get_flags(C.opaque(_raw)).rawValue) }

    /// `g_test_dbus_unset()`.
    public static func unset() {
        g_test_dbus_unset()
    }

    /// `g_test_dbus_add_service_dir()`.
    public func addServiceDir(_ path: String) {
        g_test_dbus_add_service_dir(C.opaque(_raw), path)
    }

    /// `g_test_dbus_down()`.
    public func down() {
        g_test_dbus_down(C.opaque(_raw))
    }

    /// `g_test_dbus_get_bus_address()`.
    public var busAddress: String? { C.optionalString(g_test_dbus_get_bus_address(C.opaque(_raw))) }

    /// `g_test_dbus_stop()`.
    public func stop() {
        g_test_dbus_stop(C.opaque(_raw))
    }

    /// `g_test_dbus_up()`.
    public func up() {
        g_test_dbus_up(C.opaque(_raw))
    }
}

extension Members where Owner: TestDBus {
    public var flags: PropertyKey<Owner, TestDBusFlags> { PropertyKey("flags") }
}
