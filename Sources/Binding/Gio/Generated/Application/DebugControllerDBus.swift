// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDebugControllerDBus`. <https://docs.gtk.org/gio/class.DebugControllerDBus.html>
open class DebugControllerDBus: Object, DebugController, Initable {
    open override nonisolated class var gtype: UInt { g_debug_controller_dbus_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DebugControllerDBus(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_debug_controller_dbus_new()`.
    public convenience init(connection: DBusConnection, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_debug_controller_dbus_new(C.opaque(connection._raw), C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_debug_controller_dbus_new"))
    }
}

extension DebugControllerDBus {
    /// `connection`.
    public var connection: DBusConnection? { property("connection") }

    /// `g_debug_controller_dbus_stop()`.
    public func stop() {
        g_debug_controller_dbus_stop(C.cast(_raw))
    }
}

extension Members where Owner: DebugControllerDBus {
    public var connection: PropertyKey<Owner, DBusConnection?> { PropertyKey("connection") }
}
