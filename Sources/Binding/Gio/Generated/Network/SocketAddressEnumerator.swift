// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketAddressEnumerator`. <https://docs.gtk.org/gio/class.SocketAddressEnumerator.html>
open class SocketAddressEnumerator: Object {
    open override nonisolated class var gtype: UInt { g_socket_address_enumerator_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SocketAddressEnumerator(_borrowed: raw) }
}

extension SocketAddressEnumerator {
    /// `g_socket_address_enumerator_next()`.
    @discardableResult
    public func next(cancellable: Cancellable? = nil) throws(GLibError) -> SocketAddress? {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_address_enumerator_next(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(result)
    }

    /// `g_socket_address_enumerator_next_async()`, `g_socket_address_enumerator_next_finish()`.
    @discardableResult
    public func next() async throws(GLibError) -> SocketAddress? {
        let source = await C.ready { cancellable, ready, data in
            g_socket_address_enumerator_next_async(C.cast(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_address_enumerator_next_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(result)
    }
}
