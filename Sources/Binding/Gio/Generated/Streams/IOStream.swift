// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GIOStream`. <https://docs.gtk.org/gio/class.IOStream.html>
open class IOStream: Object {
    open override nonisolated class var gtype: UInt { g_io_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { IOStream(_borrowed: raw) }
}

extension IOStream {
    /// `closed`.
    public var closed: Bool { property("closed") }

    /// `input-stream`, `g_io_stream_get_input_stream()`.
    public var inputStream: InputStream { C.present(C.borrow(g_io_stream_get_input_stream(C.cast(_raw))), "g_io_stream_get_input_stream") }

    /// `output-stream`, `g_io_stream_get_output_stream()`.
    public var outputStream: OutputStream { C.present(C.borrow(g_io_stream_get_output_stream(C.cast(_raw))), "g_io_stream_get_output_stream") }

    /// `g_io_stream_clear_pending()`.
    public func clearPending() {
        g_io_stream_clear_pending(C.cast(_raw))
    }

    /// `g_io_stream_close()`.
    public func close(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_io_stream_close(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_io_stream_close_async()`, `g_io_stream_close_finish()`.
    public func close(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_io_stream_close_async(C.cast(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_io_stream_close_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_io_stream_has_pending()`.
    public var hasPending: Bool { g_io_stream_has_pending(C.cast(_raw)) != 0 }

    /// `g_io_stream_is_closed()`.
    public var isClosed: Bool { g_io_stream_is_closed(C.cast(_raw)) != 0 }

    /// `g_io_stream_set_pending()`.
    public func setPending() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_io_stream_set_pending(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_io_stream_splice_async()`, `g_io_stream_splice_finish()`.
    public func splice(
        _ stream2: IOStream, flags: IOStreamSpliceFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_io_stream_splice_async(C.cast(_raw), C.cast(stream2._raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_io_stream_splice_finish(C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: IOStream {
    public var closed: PropertyKey<Owner, Bool> { PropertyKey("closed") }
    public var inputStream: PropertyKey<Owner, InputStream> { PropertyKey("input-stream") }
    public var outputStream: PropertyKey<Owner, OutputStream> { PropertyKey("output-stream") }
}
