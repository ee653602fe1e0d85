// SPDX-License-Identifier: MIT

import CGtk
import GLib

// Surfaces that go with another one.

extension Surface {
    /// A surface for drawing that goes with this one.
    public func makeSimilar(_ content: Content, width: Int, height: Int) throws(CairoError) -> Surface {
        try adopt(
            cairo_surface_create_similar(
                pointer, .init(rawValue: C.number(content)), Int32(clamping: width), Int32(clamping: height)))
    }

    /// Pixels in memory that are quickly drawn on this one.
    public func makeSimilarImage(
        _ format: Format = .argb32, width: Int, height: Int
    ) throws(CairoError) -> ImageSurface {
        let image = try adopt(
            cairo_surface_create_similar_image(
                pointer, .init(rawValue: C.number(format)), Int32(clamping: width), Int32(clamping: height)))
        return C.present(image as? ImageSurface, "cairo_surface_create_similar_image")
    }

    /// A part of this surface, which draws on this one. `cairo_surface_create_for_rectangle()`.
    public func createForRectangle(_ rectangle: Rectangle) throws(CairoError) -> Surface {
        try adopt(
            cairo_surface_create_for_rectangle(
                pointer, rectangle.x, rectangle.y, rectangle.width, rectangle.height))
    }

    /// Lets `body` read and change the pixels of any surface, or of a part of it, as an image.
    ///
    /// The image is finished when `body` returns.
    public func withMappedImage<R>(
        of area: RectangleInt? = nil, _ body: (ImageSurface) throws -> R
    ) throws -> R {
        let extents = Lent(area?._c)
        let mapped = cairo_surface_map_to_image(pointer, extents.pointer)
        defer { cairo_surface_unmap_image(pointer, mapped) }
        try check(cairo_surface_status(mapped), "Surface.withMappedImage(of:_:)")
        let image: ImageSurface = C.present(C.copy(C.raw(mapped)), "cairo_surface_map_to_image")
        return try body(image)
    }

    private func adopt(
        _ surface: OpaquePointer?, _ operation: StaticString = #function
    ) throws(CairoError) -> Surface {
        let status = cairo_surface_status(surface)
        if status != CAIRO_STATUS_SUCCESS { cairo_surface_destroy(surface) }
        try check(status, "Surface.\(operation)")
        return C.present(C.take(C.raw(surface)), "cairo_surface_create")
    }
}

// MARK: - Other forms of a picture

extension Surface {
    /// Gives a picture in another form, such as the JPEG that it was read from: a document then keeps that. nil takes it away.
    public func setMimeData(_ data: [UInt8]?, _ type: MimeType) throws(CairoError) {
        let copy = data.flatMap { g_memdup2($0, gsize($0.count)) }
        let status = cairo_surface_set_mime_data(
            pointer, type.rawValue, copy?.assumingMemoryBound(to: UInt8.self), UInt(data?.count ?? 0), g_free,
            copy)
        if status != CAIRO_STATUS_SUCCESS { g_free(copy) }
        try check(status, "Surface.setMimeData(_:_:)")
    }

    /// The picture in another form, where it was given.
    public func mimeData(_ type: MimeType) -> [UInt8]? {
        var (data, count) = (UnsafePointer<UInt8>?.none, UInt())
        cairo_surface_get_mime_data(pointer, type.rawValue, &data, &count)
        return data.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) }
    }

    /// Whether drawing on this surface makes use of a form of a picture.
    public func supportsMimeType(_ type: MimeType) -> Bool {
        cairo_surface_supports_mime_type(pointer, type.rawValue) != 0
    }
}

/// A form of a picture that a document can keep.
public struct MimeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let jpeg = MimeType(rawValue: CAIRO_MIME_TYPE_JPEG)
    public static let png = MimeType(rawValue: CAIRO_MIME_TYPE_PNG)
    public static let jp2 = MimeType(rawValue: CAIRO_MIME_TYPE_JP2)
    public static let jbig2 = MimeType(rawValue: CAIRO_MIME_TYPE_JBIG2)
    public static let ccittFax = MimeType(rawValue: CAIRO_MIME_TYPE_CCITT_FAX)
    public static let eps = MimeType(rawValue: CAIRO_MIME_TYPE_EPS)
    /// Where the picture is, for an SVG that shall not hold it.
    public static let uri = MimeType(rawValue: CAIRO_MIME_TYPE_URI)
    /// A name for equal pictures, which are then kept once.
    public static let uniqueID = MimeType(rawValue: CAIRO_MIME_TYPE_UNIQUE_ID)
}
