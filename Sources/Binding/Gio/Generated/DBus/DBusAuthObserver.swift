// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusAuthObserver`. <https://docs.gtk.org/gio/class.DBusAuthObserver.html>
open class DBusAuthObserver: Object {
    open override nonisolated class var gtype: UInt { g_dbus_auth_observer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusAuthObserver(_borrowed: raw) }
}

extension DBusAuthObserver {
    /// `g_dbus_auth_observer_allow_mechanism()`.
    @discardableResult
    public func allowMechanism(_ mechanism: String) -> Bool {
        g_dbus_auth_observer_allow_mechanism(C.opaque(_raw), mechanism) != 0
    }

    /// `g_dbus_auth_observer_authorize_authenticated_peer()`.
    @discardableResult
    public func authorizeAuthenticatedPeer(_ stream: IOStream, credentials: Credentials? = nil) -> Bool {
        g_dbus_auth_observer_authorize_authenticated_peer(C.opaque(_raw), C.cast(stream._raw), C.opaque(credentials?._raw)) != 0
    }
}
