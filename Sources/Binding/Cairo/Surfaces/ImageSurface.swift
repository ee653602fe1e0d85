// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Pixels in memory.
///
///     let image = try Cairo.ImageSurface(width: 320, height: 200)
///     let context = Cairo.Context(image)
///     …
///     try image.writePNG(to: "drawing.png")
public final class ImageSurface: Surface {
    /// Creates a transparent image. Throws `invalidSize` if it is larger than Cairo's limit of 32767 pixels, or smaller than 0.
    public convenience init(_ format: Format = .argb32, width: Int, height: Int) throws(CairoError) {
        try self.init(
            made: cairo_image_surface_create(
                .init(rawValue: C.number(format)), Int32(clamping: width), Int32(clamping: height)),
            "ImageSurface(\(format), width: \(width), height: \(height))")
    }

    /// Creates an image with these pixels, which are copied row by row: the first bytes of each `stride`. Throws `invalidStride` if
    /// there are too few, and `invalidSize`.
    public convenience init(
        _ pixels: [UInt8], _ format: Format = .argb32, width: Int, height: Int, stride: Int
    ) throws(CairoError) {
        try self.init(format, width: width, height: height)
        let row = (width * format.bitsPerPixel + 7) / 8
        let (before, overflow) = stride.multipliedReportingOverflow(by: max(height - 1, 0))
        guard height == 0 || (stride >= row && !overflow && pixels.count - row >= before) else {
            throw CairoError(CAIRO_STATUS_INVALID_STRIDE, in: "ImageSurface(_:_:width:height:stride:)")
        }
        let (own, height) = (self.stride, self.height)
        withPixels { bytes in
            for y in 0..<height {
                for x in 0..<row { bytes[y * own + x] = pixels[y * stride + x] }
            }
        }
    }

    /// The width in pixels.
    public var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    /// The height in pixels.
    public var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    /// The number of bytes from one row to the next.
    public var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }
    /// The format of a pixel.
    public var format: Format { C.enumeration(cairo_image_surface_get_format(pointer).rawValue) }

    /// A copy of the pixels, row by row; empty after `finish()`.
    public var pixels: [UInt8] {
        flush()
        guard !isFinished, let data = cairo_image_surface_get_data(pointer) else { return [] }
        return Array(UnsafeBufferPointer(start: data, count: stride * height))
    }

    /// Calls a closure that reads and changes the pixels in place, row by row, with ``stride`` bytes for each
    /// row; with none after `finish()`.
    ///
    ///     let stride = image.stride
    ///     image.withPixels { bytes in bytes[y * stride + x * 4] = 255 }
    public func withPixels<R>(_ body: (inout MutableSpan<UInt8>) throws -> R) rethrows -> R {
        flush()
        let data = isFinished ? nil : cairo_image_surface_get_data(pointer)
        isInUse = data != nil
        defer {
            if isInUse { markDirty() }
            isInUse = false
        }
        var bytes = UnsafeMutableBufferPointer(start: data, count: data == nil ? 0 : stride * height)
            .mutableSpan
        return try body(&bytes)
    }
}

extension Format {
    /// Returns the number of bytes that Cairo requires from one row to the next; nil if rows are too wide.
    public func stride(forWidth width: Int) -> Int? {
        let stride = cairo_format_stride_for_width(.init(rawValue: C.number(self)), Int32(clamping: width))
        return stride < 0 ? nil : Int(stride)
    }

    /// The number of bits of a pixel.
    public var bitsPerPixel: Int {
        switch self {
        case .invalid: 0
        case .a1: 1
        case .a8: 8
        case .rgb16565: 16
        case .argb32, .rgb24, .rgb30: 32
        case .newer: 0
        }
    }
}
