// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GOutputStream`. <https://docs.gtk.org/gio/class.OutputStream.html>
open class OutputStream: Object {
    open override nonisolated class var gtype: UInt { g_output_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { OutputStream(_borrowed: raw) }
}

extension OutputStream {
    /// `g_output_stream_clear_pending()`.
    public func clearPending() {
        g_output_stream_clear_pending(C.cast(_raw))
    }

    /// `g_output_stream_close()`.
    public func close(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_output_stream_close(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_output_stream_close_async()`, `g_output_stream_close_finish()`.
    public func close(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_output_stream_close_async(C.cast(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_output_stream_close_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_output_stream_flush()`.
    public func flush(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_output_stream_flush(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_output_stream_flush_async()`, `g_output_stream_flush_finish()`.
    public func flush(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_output_stream_flush_async(C.cast(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_output_stream_flush_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_output_stream_has_pending()`.
    public var hasPending: Bool { g_output_stream_has_pending(C.cast(_raw)) != 0 }

    /// `g_output_stream_is_closed()`.
    public var isClosed: Bool { g_output_stream_is_closed(C.cast(_raw)) != 0 }

    /// `g_output_stream_is_closing()`.
    public var isClosing: Bool { g_output_stream_is_closing(C.cast(_raw)) != 0 }

    /// `g_output_stream_set_pending()`.
    public func setPending() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_output_stream_set_pending(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_output_stream_splice()`.
    @discardableResult
    public func splice(
        _ source: InputStream, flags: OutputStreamSpliceFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_output_stream_splice(C.cast(_raw), C.cast(source._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_output_stream_splice_async()`, `g_output_stream_splice_finish()`.
    @discardableResult
    public func splice(
        _ source: InputStream, flags: OutputStreamSpliceFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> Int {
        let source = await C.ready { cancellable, ready, data in
            g_output_stream_splice_async(C.cast(_raw), C.cast(source._raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_output_stream_splice_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_output_stream_write()`.
    @discardableResult
    public func write(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var cBuffer = buffer
        var error: UnsafeMutablePointer<GError>?
        let result = g_output_stream_write(C.cast(_raw), &cBuffer, C.gsize(buffer.count), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_output_stream_write_all()`.
    @discardableResult
    public func writeAll(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var cBuffer = buffer
        var bytesWritten: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_output_stream_write_all(C.cast(_raw), &cBuffer, C.gsize(buffer.count), &bytesWritten, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(bytesWritten)
    }

    /// `g_output_stream_write_all_async()`, `g_output_stream_write_all_finish()`.
    @discardableResult
    public func writeAll(_ buffer: [UInt8], priority ioPriority: Int = 0) async throws(GLibError) -> Int {
        let cBuffer = C.allocatedCopy(buffer)
        defer { cBuffer.deallocate() }
        let source = await C.ready { cancellable, ready, data in
            g_output_stream_write_all_async(C.cast(_raw), cBuffer, C.gsize(buffer.count), C.gint(ioPriority), cancellable, ready, data)
        }
        var bytesWritten: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_output_stream_write_all_finish(C.cast(_raw), C.opaque(source._raw), &bytesWritten, &error)
        if let error { throw GLibError(taking: error) }
        return C.int(bytesWritten)
    }

    /// `g_output_stream_write_async()`, `g_output_stream_write_finish()`.
    @discardableResult
    public func write(_ buffer: [UInt8], priority ioPriority: Int = 0) async throws(GLibError) -> Int {
        let cBuffer = C.allocatedCopy(buffer)
        defer { cBuffer.deallocate() }
        let source = await C.ready { cancellable, ready, data in
            g_output_stream_write_async(C.cast(_raw), cBuffer, C.gsize(buffer.count), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_output_stream_write_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_output_stream_write_bytes()`.
    @discardableResult
    public func writeBytes(_ bytes: Bytes, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_output_stream_write_bytes(C.cast(_raw), C.opaque(bytes._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_output_stream_write_bytes_async()`, `g_output_stream_write_bytes_finish()`.
    @discardableResult
    public func writeBytes(_ bytes: Bytes, priority ioPriority: Int = 0) async throws(GLibError) -> Int {
        let source = await C.ready { cancellable, ready, data in
            g_output_stream_write_bytes_async(C.cast(_raw), C.opaque(bytes._raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_output_stream_write_bytes_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_pollable_stream_write()`.
    @discardableResult
    public func write(
        _ buffer: [UInt8], blocking: Bool, cancellable: Cancellable? = nil
    ) throws(GLibError) -> Int {
        var cBuffer = buffer
        var error: UnsafeMutablePointer<GError>?
        let result = g_pollable_stream_write(C.cast(_raw), &cBuffer, C.gsize(buffer.count), blocking ? 1 : 0, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_pollable_stream_write_all()`.
    @discardableResult
    public func writeAll(
        _ buffer: [UInt8], blocking: Bool, cancellable: Cancellable? = nil
    ) throws(GLibError) -> Int {
        var cBuffer = buffer
        var bytesWritten: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_pollable_stream_write_all(C.cast(_raw), &cBuffer, C.gsize(buffer.count), blocking ? 1 : 0, &bytesWritten, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(bytesWritten)
    }
}
