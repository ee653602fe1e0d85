// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A closure that Cairo writes to, and the error that it threw.
final class Sink {
    typealias Write = ([UInt8]) throws -> Void

    private let write: Write
    private(set) var failure: (any Error)?

    init(_ write: @escaping Write) { self.write = write }

    // Guard: Cairo uses the address of the key only.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)

    /// The function that Cairo calls with each piece, and with the address of the sink.
    static let function: cairo_write_func_t = { data, bytes, count in
        // Guard: the function that passes the address to Cairo retains the sink until Cairo has written everything.
        let sink = Unmanaged<Sink>.fromOpaque(C.present(data, "closure")).takeUnretainedValue()
        guard sink.failure == nil else { return CAIRO_STATUS_WRITE_ERROR }
        do {
            try sink.write(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
            return CAIRO_STATUS_SUCCESS
        } catch {
            sink.failure = error
            return CAIRO_STATUS_WRITE_ERROR
        }
    }

    /// Creates a surface that writes to the closure, and retains the sink as long as the surface exists.
    func held(by make: (UnsafeMutableRawPointer) -> OpaquePointer?) -> OpaquePointer? {
        // Guard: balanced by releaseCallback, when the surface has written its end.
        let sink = Unmanaged.passRetained(self).toOpaque()
        let surface = make(sink)
        if cairo_surface_set_user_data(surface, Sink.key, sink, releaseCallback) != CAIRO_STATUS_SUCCESS {
            releaseCallback(sink)
        }
        return surface
    }

    /// The error of the closure to which a surface writes.
    static func failure(of surface: OpaquePointer?) -> (any Error)? {
        // Guard: `held` stored it.
        cairo_surface_get_user_data(surface, key)
            .map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue().failure } ?? nil
    }
}
