// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GCredentials`. <https://docs.gtk.org/gio/class.Credentials.html>
open class Credentials: Object {
    open override nonisolated class var gtype: UInt { g_credentials_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Credentials(_borrowed: raw) }
}

extension Credentials {
    /// `g_credentials_get_unix_pid()`.
    public func unixPid() throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_credentials_get_unix_pid(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_credentials_get_unix_user()`.
    public func unixUser() throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_credentials_get_unix_user(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_credentials_is_same_user()`.
    public func isSameUser(_ otherCredentials: Credentials) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_credentials_is_same_user(C.opaque(_raw), C.opaque(otherCredentials._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_credentials_set_unix_user()`.
    public func setUnixUser(_ uid: Int) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_credentials_set_unix_user(C.opaque(_raw), C.guint(uid), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_credentials_to_string()`.
    public func toString() -> String {
        C.takeString(g_credentials_to_string(C.opaque(_raw)))
    }
}
