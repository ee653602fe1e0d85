// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// Something to draw on.
open class Surface: Boxed {
    public override class var gtype: UInt { cairo_gobject_surface_get_type() }

    var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// A surface for drawing that goes with this one.
    public func makeSimilar(_ content: Content, width: Int, height: Int) -> Surface {
        let surface = cairo_surface_create_similar(
            pointer, .init(rawValue: C.number(content)), Int32(width), Int32(height))
        return Surface(_taking: C.present(C.raw(surface), "cairo_surface_create_similar"))
    }

    /// Ends drawing, as a file format needs.
    public func finish() { cairo_surface_finish(pointer) }

    /// Completes what is under way before the pixels are used from elsewhere.
    public func flush() { cairo_surface_flush(pointer) }

    /// Says that the pixels were changed from elsewhere.
    public func markDirty() { cairo_surface_mark_dirty(pointer) }

    /// How many pixels make one unit.
    public var deviceScale: (x: Double, y: Double) {
        get {
            var (x, y) = (0.0, 0.0)
            cairo_surface_get_device_scale(pointer, &x, &y)
            return (x, y)
        }
        set { cairo_surface_set_device_scale(pointer, newValue.x, newValue.y) }
    }

    /// Writes the pixels to a PNG file.
    public func writePNG(to path: String) throws(GLibError) {
        try check(cairo_surface_write_to_png(pointer, path))
    }
}

/// What went wrong in Cairo, as an error of the domain `cairo`.
func check(_ status: cairo_status_t) throws(GLibError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw GLibError(
        domain: "cairo", code: Int(status.rawValue), message: C.string(cairo_status_to_string(status)))
}

/// A surface of pixels in memory.
public final class ImageSurface: Surface {
    /// A transparent picture.
    public convenience init(_ format: Format = .argb32, width: Int, height: Int) {
        let surface = cairo_image_surface_create(
            .init(rawValue: C.number(format)), Int32(width), Int32(height))
        self.init(_taking: C.present(C.raw(surface), "cairo_image_surface_create"))
    }

    /// Reads a PNG file.
    public convenience init(png path: String) throws(GLibError) {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        try check(cairo_surface_status(surface))
        let reference = cairo_surface_reference(surface)
        self.init(_taking: C.present(C.raw(reference), "cairo_image_surface_create_from_png"))
    }

    /// How many pixels wide.
    public var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    /// How many pixels high.
    public var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    /// Bytes from one row to the next.
    public var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// A copy of the pixels, row by row.
    public var pixels: [UInt8] {
        flush()
        guard let data = cairo_image_surface_get_data(pointer) else { return [] }
        return Array(UnsafeBufferPointer(start: data, count: stride * height))
    }
}

/// A document for printing.
public final class PDFSurface: Surface {
    /// A file whose pages have a size in points.
    public convenience init(path: String, width: Double, height: Double) throws(GLibError) {
        let surface = cairo_pdf_surface_create(path, width, height)
        defer { cairo_surface_destroy(surface) }
        try check(cairo_surface_status(surface))
        self.init(_taking: C.present(C.raw(cairo_surface_reference(surface)), "cairo_pdf_surface_create"))
    }
}

/// A drawing as scalable vectors.
public final class SVGSurface: Surface {
    /// A file with a size in points.
    public convenience init(path: String, width: Double, height: Double) throws(GLibError) {
        let surface = cairo_svg_surface_create(path, width, height)
        defer { cairo_surface_destroy(surface) }
        try check(cairo_surface_status(surface))
        self.init(_taking: C.present(C.raw(cairo_surface_reference(surface)), "cairo_svg_surface_create"))
    }
}
