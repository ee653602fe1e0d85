// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

extension Surface {
    /// Writes the pixels to a PNG file.
    public func writePNG(to path: String) throws(CairoError) {
        try check(cairo_surface_write_to_png(pointer, C.bytes(path)), "Surface.writePNG(to: “\(path)”)")
    }

    /// Writes the pixels as a PNG file, in pieces. Throws the errors of `write`.
    public func writePNG(_ write: ([UInt8]) throws -> Void) throws {
        let (status, failure) = withoutActuallyEscaping(write) { write in
            let sink = Sink(write)
            let status = withExtendedLifetime(sink) {
                cairo_surface_write_to_png_stream(
                    pointer, Sink.function, Unmanaged.passUnretained(sink).toOpaque())
            }
            return (status, sink.failure)
        }
        if let failure { throw failure }
        try check(status, "Surface.writePNG(_:)")
    }

    /// Returns the pixels as a PNG file.
    public func pngData() throws -> [UInt8] {
        var data: [UInt8] = []
        try writePNG { data += $0 }
        return data
    }
}

extension ImageSurface {
    /// Reads a PNG file. Throws `fileNotFound`, `readError`, and `pngError` if the file is not a PNG file.
    public convenience init(png path: String) throws(CairoError) {
        try self.init(
            read: cairo_image_surface_create_from_png(C.bytes(path)), "ImageSurface(png: “\(path)”)")
    }

    /// Reads a PNG file in pieces: `read` returns as many bytes as requested. Throws the errors of `read`, and
    /// `readError` if it returns fewer.
    public convenience init(png read: (_ count: Int) throws -> [UInt8]) throws {
        let (surface, failure) = withoutActuallyEscaping(read) { read in
            let source = Reader(read)
            let surface = withExtendedLifetime(source) {
                cairo_image_surface_create_from_png_stream(
                    Reader.function, Unmanaged.passUnretained(source).toOpaque())
            }
            return (surface, source.failure)
        }
        if let failure {
            cairo_surface_destroy(surface)
            throw failure
        }
        try self.init(read: surface, "ImageSurface(png:)")
    }

    /// Cairo reports a lack of memory if the file is not a PNG file.
    private convenience init(
        read surface: OpaquePointer?, _ operation: @autoclosure () -> String
    ) throws(CairoError) {
        if cairo_surface_status(surface) == CAIRO_STATUS_NO_MEMORY {
            cairo_surface_destroy(surface)
            throw CairoError(CAIRO_STATUS_PNG_ERROR, in: operation())
        }
        try self.init(made: surface, operation())
    }

    /// Reads a PNG file from memory.
    public convenience init(png data: [UInt8]) throws {
        var rest = data[...]
        try self.init(png: { (count: Int) in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        })
    }
}

/// A closure that Cairo reads from, and the error that it threw.
private final class Reader {
    private let read: (Int) throws -> [UInt8]
    private(set) var failure: (any Error)?

    init(_ read: @escaping (Int) throws -> [UInt8]) { self.read = read }

    static let function: cairo_read_func_t = { data, bytes, count in
        // Guard: the initializer above retains the source until Cairo has read everything.
        let source = Unmanaged<Reader>.fromOpaque(C.present(data, "closure")).takeUnretainedValue()
        do {
            let answer = try source.read(Int(count))
            guard answer.count == Int(count) else { return CAIRO_STATUS_READ_ERROR }
            bytes?.update(from: answer, count: answer.count)
            return CAIRO_STATUS_SUCCESS
        } catch {
            source.failure = error
            return CAIRO_STATUS_READ_ERROR
        }
    }
}
