// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GInputStream`. <https://docs.gtk.org/gio/class.InputStream.html>
open class InputStream: Object {
    open override nonisolated class var gtype: UInt { g_input_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { InputStream(_borrowed: raw) }
}

extension InputStream {
    /// `g_input_stream_clear_pending()`.
    public func clearPending() {
        g_input_stream_clear_pending(C.cast(_raw))
    }

    /// `g_input_stream_close()`.
    public func close(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_input_stream_close(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_input_stream_close_async()`, `g_input_stream_close_finish()`.
    public func close(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_input_stream_close_async(C.cast(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_input_stream_close_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_input_stream_has_pending()`.
    public var hasPending: Bool { g_input_stream_has_pending(C.cast(_raw)) != 0 }

    /// `g_input_stream_is_closed()`.
    public var isClosed: Bool { g_input_stream_is_closed(C.cast(_raw)) != 0 }

    /// `g_input_stream_read_bytes()`.
    @discardableResult
    public func readBytes(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Bytes {
        var error: UnsafeMutablePointer<GError>?
        let result = g_input_stream_read_bytes(C.cast(_raw), C.gsize(count), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_input_stream_read_bytes")
    }

    /// `g_input_stream_read_bytes_async()`, `g_input_stream_read_bytes_finish()`.
    @discardableResult
    public func readBytes(count: Int, priority ioPriority: Int = 0) async throws(GLibError) -> Bytes {
        let source = await C.ready { cancellable, ready, data in
            g_input_stream_read_bytes_async(C.cast(_raw), C.gsize(count), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_input_stream_read_bytes_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_input_stream_read_bytes_finish")
    }

    /// `g_input_stream_set_pending()`.
    public func setPending() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_input_stream_set_pending(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_input_stream_skip()`.
    @discardableResult
    public func skip(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_input_stream_skip(C.cast(_raw), C.gsize(count), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_input_stream_skip_async()`, `g_input_stream_skip_finish()`.
    @discardableResult
    public func skip(count: Int, priority ioPriority: Int = 0) async throws(GLibError) -> Int {
        let source = await C.ready { cancellable, ready, data in
            g_input_stream_skip_async(C.cast(_raw), C.gsize(count), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_input_stream_skip_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }
}
