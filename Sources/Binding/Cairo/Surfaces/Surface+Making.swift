// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

// Surfaces that are compatible with another one.

extension Surface {
    /// Returns a surface that is compatible with this one.
    public func makeSimilar(_ content: Content, width: Int, height: Int) throws(CairoError) -> Surface {
        try adopt(
            cairo_surface_create_similar(
                pointer, .init(rawValue: C.number(content)), Int32(clamping: width), Int32(clamping: height)))
    }

    /// Returns an image that can be drawn on this surface quickly.
    public func makeSimilarImage(
        _ format: Format = .argb32, width: Int, height: Int
    ) throws(CairoError) -> ImageSurface {
        let image = try adopt(
            cairo_surface_create_similar_image(
                pointer, .init(rawValue: C.number(format)), Int32(clamping: width), Int32(clamping: height)))
        return C.present(image as? ImageSurface, "cairo_surface_create_similar_image")
    }

    /// Returns a part of this surface. Drawing on it draws on this surface. `cairo_surface_create_for_rectangle()`.
    public func createForRectangle(_ rectangle: Rectangle) throws(CairoError) -> Surface {
        try adopt(
            cairo_surface_create_for_rectangle(
                pointer, rectangle.x, rectangle.y, rectangle.width, rectangle.height))
    }

    /// Calls `body` with the pixels of any surface, or of a part of it, as an image that it can read and change.
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
    /// Attaches another format of the picture, such as the JPEG from which it was read: a document then stores that. nil removes it.
    public func setMimeData(_ data: [UInt8]?, _ type: MimeType) throws(CairoError) {
        let copy = data.flatMap { g_memdup2($0, gsize($0.count)) }
        let status = cairo_surface_set_mime_data(
            pointer, type.rawValue, copy?.assumingMemoryBound(to: UInt8.self), UInt(data?.count ?? 0), g_free,
            copy)
        if status != CAIRO_STATUS_SUCCESS { g_free(copy) }
        try check(status, "Surface.setMimeData(_:_:)")
    }

    /// Returns the picture in another format, if it was attached.
    public func mimeData(_ type: MimeType) -> [UInt8]? {
        var (data, count) = (UnsafePointer<UInt8>?.none, UInt())
        cairo_surface_get_mime_data(pointer, type.rawValue, &data, &count)
        return data.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) }
    }

    /// Returns whether this surface uses an attached format.
    public func supportsMimeType(_ type: MimeType) -> Bool {
        cairo_surface_supports_mime_type(pointer, type.rawValue) != 0
    }
}

/// The formats of a picture that a document can store.
public struct MimeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let jpeg = MimeType(rawValue: CAIRO_MIME_TYPE_JPEG)
    public static let png = MimeType(rawValue: CAIRO_MIME_TYPE_PNG)
    public static let jp2 = MimeType(rawValue: CAIRO_MIME_TYPE_JP2)
    public static let jbig2 = MimeType(rawValue: CAIRO_MIME_TYPE_JBIG2)
    public static let ccittFax = MimeType(rawValue: CAIRO_MIME_TYPE_CCITT_FAX)
    public static let eps = MimeType(rawValue: CAIRO_MIME_TYPE_EPS)
    /// The URI of the picture, for an SVG that does not contain it.
    public static let uri = MimeType(rawValue: CAIRO_MIME_TYPE_URI)
    /// An identifier of equal pictures, which are then stored once.
    public static let uniqueID = MimeType(rawValue: CAIRO_MIME_TYPE_UNIQUE_ID)
}
