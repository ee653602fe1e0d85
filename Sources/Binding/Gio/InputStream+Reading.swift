// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension InputStream {
    /// Reads up to `count` bytes, as many as are returned at once; none at the end. `g_input_stream_read()`.
    public func read(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> [UInt8] {
        try filled(count) { buffer, error in
            g_input_stream_read(C.cast(_raw), buffer, gsize(count), C.cast(cancellable?._raw), error)
        }
    }

    /// Reads `count` bytes; fewer only at the end. `g_input_stream_read_all()`.
    public func readAll(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> [UInt8] {
        try filled(count) { buffer, error in
            var read = gsize()
            let succeeded = g_input_stream_read_all(
                C.cast(_raw), buffer, gsize(count), &read, C.cast(cancellable?._raw), error)
            return succeeded != 0 ? gssize(read) : -1
        }
    }

    /// Reads up to `count` bytes; throws `IOErrorEnum.wouldBlock` if there are none yet, unless it may block. Only for a stream that can be
    /// polled. `g_pollable_stream_read()`.
    public func read(count: Int, blocking: Bool, cancellable: Cancellable? = nil) throws(GLibError) -> [UInt8]
    {
        try filled(count) { buffer, error in
            g_pollable_stream_read(
                C.cast(_raw), buffer, gsize(count), blocking ? 1 : 0, C.cast(cancellable?._raw), error)
        }
    }

    /// Reads up to `count` bytes, without blocking; none at the end. The form of `g_input_stream_read_async()` whose
    /// buffer outlives a task that is cancelled.
    public func read(count: Int, priority: Int = 0) async throws(GLibError) -> [UInt8] {
        try await readBytes(count: count, priority: priority).array
    }

    /// Reads `count` bytes, without blocking; fewer only at the end.
    public func readAll(count: Int, priority: Int = 0) async throws(GLibError) -> [UInt8] {
        var result: [UInt8] = []
        while result.count < count {
            let more = try await read(count: count - result.count, priority: priority)
            if more.isEmpty { break }
            result += more
        }
        return result
    }

    /// Reads all bytes up to the end, without blocking.
    public func readToEnd(priority: Int = 0) async throws(GLibError) -> [UInt8] {
        var result: [UInt8] = []
        while true {
            let more = try await read(count: 1 << 16, priority: priority)
            if more.isEmpty { return result }
            result += more
        }
    }
}

extension PollableInputStream {
    /// Reads up to `count` bytes of those that have arrived; none at the end. If there are none yet, the error is
    /// `IOErrorEnum.wouldBlock`. `g_pollable_input_stream_read_nonblocking()`.
    public func readNonblocking(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> [UInt8] {
        try filled(count) { buffer, error in
            g_pollable_input_stream_read_nonblocking(
                C.opaque(_raw), buffer, gsize(count), C.cast(cancellable?._raw), error)
        }
    }
}

/// Returns the bytes that GIO writes into a buffer of `count` bytes.
func filled(
    _ count: Int,
    _ read: (UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gssize
) throws(GLibError) -> [UInt8] {
    var error: UnsafeMutablePointer<GError>?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
        size = max(0, read(buffer.baseAddress, &error))
    }
    if let error { throw GLibError(taking: error) }
    return bytes
}

extension BufferedInputStream {
    /// Copies at most `count` bytes of the buffer from `offset`; they stay to be read. `g_buffered_input_stream_peek()`.
    public func peek(count: Int, offset: Int = 0) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
            size = Int(
                g_buffered_input_stream_peek(C.cast(_raw), buffer.baseAddress, gsize(offset), gsize(count)))
        }
    }
}
