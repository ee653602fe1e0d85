// SPDX-License-Identifier: MIT

import CGtk
import FileKit
import GLib
import ViewKit

/// Decodes image files on any thread.
enum ImageDecoder {
    /// How an image fills a square.
    enum Fit: Hashable, Sendable {
        /// The longer side is as long as the sides of the square, so that the whole image is visible.
        case longerSide
        /// The shorter side is as long as the sides of the square, so that the image covers the square.
        case shorterSide
    }

    /// The reason why an image was not decoded.
    struct Failure: Error {
        let message: String
    }

    /// A decoded image.
    ///
    /// Unchecked: a GdkTexture is immutable, and its one reference is passed from the thread that decodes to the main thread.
    struct Texture: @unchecked Sendable {
        let pointer: OpaquePointer
        /// The size of the pixels in memory, in bytes.
        let byteCount: Int
    }

    /// Decodes an image that is scaled down to `length` pixels.
    static func decode(
        _ source: ImageSource, length: Int, fit: Fit, links: RegularFile.Links = .followed
    ) throws(Failure) -> Texture {
        let bytes = try read(source, links)
        guard let format = ImageFormat(of: bytes) else {
            throw Failure(
                message: ImageLimits.error(in: source, count: bytes.count, start: bytes) ?? "\(source)")
        }
        var limit = SizeLimit(length: length, fit: fit, isScalable: format == .svg)
        let decoded = withUnsafeMutablePointer(to: &limit) { load(bytes, format, $0) }
        if let error = ImageLimits.error(in: source, width: limit.width, height: limit.height) {
            if case .success(let pixbuf) = decoded { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            throw Failure(message: error)
        }
        switch decoded {
        case .failure(let failure):
            throw Failure(message: ImageLimits.error(decoding: source, failure.message))
        case .success(let pixbuf):
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else {
                throw Failure(message: ImageLimits.error(decoding: source, "GTK made no texture of it"))
            }
            return Texture(
                pointer: texture,
                byteCount: Int(gdk_texture_get_width(texture) * gdk_texture_get_height(texture)) * 4)
        }
    }

    private static func read(
        _ source: ImageSource, _ links: RegularFile.Links
    ) throws(Failure) -> [UInt8] {
        switch source {
        case .icon: return []
        case .bytes(let data):
            if let error = ImageLimits.error(in: source, count: data.count, start: data.bytes) {
                throw Failure(message: error)
            }
            return data.bytes
        case .file(let path):
            let size: Int
            let bytes: [UInt8]
            do throws(RegularFile.Failure) {
                let file = try RegularFile(path, links: links)
                size = file.size
                bytes = size > ImageLimits.bytes ? [] : try file.contents(upTo: ImageLimits.bytes)
            } catch {
                throw Failure(message: ImageLimits.error(reading: source, error))
            }
            if size > ImageLimits.bytes, let error = ImageLimits.error(in: source, count: size, start: []) {
                throw Failure(message: error)
            }
            if let error = ImageLimits.error(in: source, count: bytes.count, start: bytes) {
                throw Failure(message: error)
            }
            return bytes
        }
    }

    /// Runs GdkPixbuf's decoder for the format. The image has one reference.
    private static func load(
        _ bytes: [UInt8], _ format: ImageFormat, _ limit: UnsafeMutablePointer<SizeLimit>
    ) -> Result<OpaquePointer, Failure> {
        var error: UnsafeMutablePointer<GError>?
        func failure() -> Result<OpaquePointer, Failure> {
            defer { g_clear_error(&error) }
            return .failure(
                Failure(
                    message: error.map { String(cString: $0.pointee.message) } ?? "the file ends too early"))
        }
        guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue.lowercased(), &error) else {
            return failure()
        }
        defer { g_object_unref(loader) }
        let prepared:
            @convention(c) (UnsafeMutableRawPointer, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
                loader, width, height, limit in
                let limit = limit.assumingMemoryBound(to: SizeLimit.self)
                let (newWidth, newHeight) = limit.pointee.scaled(width: Int(width), height: Int(height))
                gdk_pixbuf_loader_set_size(
                    loader.assumingMemoryBound(to: GdkPixbufLoader.self), Int32(newWidth), Int32(newHeight))
            }
        // A GCallback is called with the arguments of its signal, which are those of `prepared`.
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), limit, nil,
            GConnectFlags(rawValue: 0))
        let isWritten = bytes.withUnsafeBufferPointer {
            gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &error) != 0
        }
        guard isWritten else {
            let result = failure()
            gdk_pixbuf_loader_close(loader, nil)
            return result
        }
        guard gdk_pixbuf_loader_close(loader, &error) != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
        else {
            return failure()
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { return failure() }
        return .success(upright)
    }

    /// The size that an image is decoded in.
    private struct SizeLimit {
        let length: Int
        let fit: Fit
        let isScalable: Bool
        /// How many squares an image that covers one may be long.
        static let mostSquares = 16
        /// The size of the file's image.
        var width = 0
        var height = 0

        /// The size that is as long as needed; none for an image with too many pixels, which ends the decoder.
        mutating func scaled(width: Int, height: Int) -> (width: Int, height: Int) {
            (self.width, self.height) = (width, height)
            guard width > 0, height > 0 else { return (width, height) }
            guard width * height <= ImageLimits.pixels else { return (0, 0) }
            // The parts of a very long image that a square does not show are not decoded in full.
            let side =
                fit == .longerSide
                ? max(width, height) : max(min(width, height), max(width, height) / Self.mostSquares)
            guard isScalable || side > length else { return (width, height) }
            let factor = Double(length) / Double(side)
            return (
                max(1, Int((Double(width) * factor).rounded())),
                max(1, Int((Double(height) * factor).rounded()))
            )
        }
    }
}
