// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixConnection`. <https://docs.gtk.org/gio/class.UnixConnection.html>
open class UnixConnection: SocketConnection {
    open override nonisolated class var gtype: UInt { g_unix_connection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UnixConnection(_borrowed: raw) }
}

extension UnixConnection {
    /// `g_unix_connection_receive_credentials()`.
    @discardableResult
    public func receiveCredentials(cancellable: Cancellable? = nil) throws(GLibError) -> Credentials {
        var error: UnsafeMutablePointer<GError>?
        let result = g_unix_connection_receive_credentials(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_unix_connection_receive_credentials")
    }

    /// `g_unix_connection_receive_credentials_async()`, `g_unix_connection_receive_credentials_finish()`.
    @discardableResult
    public func receiveCredentials() async throws(GLibError) -> Credentials {
        let source = await C.ready { cancellable, ready, data in
            g_unix_connection_receive_credentials_async(C.cast(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_unix_connection_receive_credentials_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_unix_connection_receive_credentials_finish")
    }

    /// `g_unix_connection_receive_fd()`.
    @discardableResult
    public func receiveFd(cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_unix_connection_receive_fd(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_unix_connection_send_credentials()`.
    public func sendCredentials(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_unix_connection_send_credentials(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_unix_connection_send_credentials_async()`, `g_unix_connection_send_credentials_finish()`.
    public func sendCredentials() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_unix_connection_send_credentials_async(C.cast(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_unix_connection_send_credentials_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_unix_connection_send_fd()`.
    public func sendFd(fd: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_unix_connection_send_fd(C.cast(_raw), C.gint(fd), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
