// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GBufferedInputStream`. <https://docs.gtk.org/gio/class.BufferedInputStream.html>
open class BufferedInputStream: FilterInputStream, Seekable {
    open override nonisolated class var gtype: UInt { g_buffered_input_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BufferedInputStream(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_buffered_input_stream_new()`.
    public convenience init(baseStream: InputStream) {
        if Self.hasOwnType { self.init(properties: ["base-stream": baseStream]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_buffered_input_stream_new(C.cast(baseStream._raw))), "g_buffered_input_stream_new"))
    }

    /// `g_buffered_input_stream_new_sized()`.
    public convenience init(baseStream: InputStream, size: Int) {
        if Self.hasOwnType { self.init(properties: ["base-stream": baseStream, "buffer-size": size]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_buffered_input_stream_new_sized(C.cast(baseStream._raw), C.gsize(size))), "g_buffered_input_stream_new_sized"))
    }
}

extension BufferedInputStream {
    /// `buffer-size`, `g_buffered_input_stream_get_buffer_size()`.
    public var bufferSize: Int {
        get { C.int(g_buffered_input_stream_get_buffer_size(C.cast(_raw))) }
        set { g_buffered_input_stream_set_buffer_size(C.cast(_raw), C.gsize(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.bufferSize; defer { self.bufferSize = value }; yield &value }
    }

    /// `g_buffered_input_stream_fill()`.
    @discardableResult
    public func fill(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_buffered_input_stream_fill(C.cast(_raw), C.gssize(count), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_buffered_input_stream_fill_async()`, `g_buffered_input_stream_fill_finish()`.
    @discardableResult
    public func fill(count: Int, priority ioPriority: Int = 0) async throws(GLibError) -> Int {
        let source = await C.ready { cancellable, ready, data in
            g_buffered_input_stream_fill_async(C.cast(_raw), C.gssize(count), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_buffered_input_stream_fill_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_buffered_input_stream_get_available()`.
    public var available: Int { C.int(g_buffered_input_stream_get_available(C.cast(_raw))) }

    /// `g_buffered_input_stream_peek_buffer()`.
    public func peekBuffer() -> [UInt8] {
        var count: gsize = 0
        let result = g_buffered_input_stream_peek_buffer(C.cast(_raw), &count)
        return C.array(numbers: result, of: UInt8.self, count: C.int(count), .none) { $0 }
    }

    /// `g_buffered_input_stream_read_byte()`.
    @discardableResult
    public func readByte(cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_buffered_input_stream_read_byte(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }
}

extension Members where Owner: BufferedInputStream {
    public var bufferSize: PropertyKey<Owner, Int> { PropertyKey("buffer-size") }
}
