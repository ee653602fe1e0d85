// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A target of drawing: an ``ImageSurface``, a document such as a ``PDFSurface``, a ``RecordingSurface``, or the surface of a
/// window.
public class Surface: Boxed {
    public override class var gtype: UInt { cairo_gobject_surface_get_type() }

    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
        let surface = OpaquePointer(raw)
        return switch cairo_surface_get_type(surface) {
        // Surfaces that are a part of an image, or draw on one, report that they are images.
        case CAIRO_SURFACE_TYPE_IMAGE where cairo_image_surface_get_format(surface) != CAIRO_FORMAT_INVALID:
            ImageSurface.self
        case CAIRO_SURFACE_TYPE_PDF: PDFSurface.self
        case CAIRO_SURFACE_TYPE_PS: PSSurface.self
        case CAIRO_SURFACE_TYPE_SVG: SVGSurface.self
        case CAIRO_SURFACE_TYPE_RECORDING: RecordingSurface.self
        case CAIRO_SURFACE_TYPE_TEE: TeeSurface.self
        default: Surface.self
        }
    }

    /// Whether a closure has access to its bytes now.
    var isInUse = false

    /// Takes ownership of a surface that Cairo created, or throws the reason why it could not.
    convenience init(made surface: OpaquePointer?, _ operation: @autoclosure () -> String) throws(CairoError)
    {
        let status = cairo_surface_status(surface)
        if status != CAIRO_STATUS_SUCCESS { cairo_surface_destroy(surface) }
        try check(status, operation())
        self.init(_taking: C.present(C.raw(surface), "cairo_surface_create"))
    }

    /// Releases a surface. When the last reference is released, the rest of a document is written; an error is logged.
    public override class func _free(_ raw: UnsafeMutableRawPointer) {
        let surface = OpaquePointer(raw)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_get_reference_count(surface) == 1 else { return }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        // The context reports drawing on a surface that is finished.
        guard status != CAIRO_STATUS_SUCCESS, status != CAIRO_STATUS_SURFACE_FINISHED,
            cairo_surface_get_user_data(surface, thrownError) == nil
        else { return }
        let error = CairoError(status, in: "The end of a surface", cause: Sink.failure(of: surface))
        C.warn("\(error) Call finish(), which throws it.")
    }

    /// The key that marks a surface whose error was thrown.
    // Guard: Cairo uses the address of the key only.
    nonisolated(unsafe) private static let thrownError = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)

    /// Throws the first error of a surface, which is not logged then.
    static func throwError(of surface: OpaquePointer?, _ operation: @autoclosure () -> String)
        throws(CairoError)
    {
        let status = cairo_surface_status(surface)
        guard status != CAIRO_STATUS_SUCCESS else { return }
        cairo_surface_set_user_data(surface, thrownError, UnsafeMutableRawPointer(thrownError), nil)
        throw CairoError(status, in: operation(), cause: Sink.failure(of: surface))
    }

    /// The first error; `success` if there is none.
    public var status: Status { C.enumeration(cairo_surface_status(pointer).rawValue) }

    /// Throws the first error.
    public func checkStatus() throws(CairoError) { try Surface.throwError(of: pointer, "\(Self.self)") }

    /// Ends drawing, and writes the rest of a document. Throws the error if that fails.
    public func finish() throws(CairoError) {
        guard !isInUse else {
            fatalError(
                "\(Self.self).finish() was called within withPixels(_:), which uses the bytes. Call it afterwards."
            )
        }
        cairo_surface_finish(pointer)
        try Surface.throwError(of: pointer, "\(Self.self).finish()")
    }

    /// Whether the surface is finished, or has an error, so that it has no pixels.
    var isFinished: Bool {
        // Cairo would return the address of memory that it has freed.
        let probe = cairo_surface_create_similar_image(pointer, CAIRO_FORMAT_A8, 0, 0)
        defer { cairo_surface_destroy(probe) }
        return cairo_surface_status(probe) != CAIRO_STATUS_SUCCESS
    }

    /// Completes pending operations before other code uses the pixels.
    public func flush() { cairo_surface_flush(pointer) }

    /// Reports that other code has changed the pixels.
    public func markDirty() { cairo_surface_mark_dirty(pointer) }

    /// Reports that other code has changed some of the pixels.
    public func markDirty(_ area: RectangleInt) {
        cairo_surface_mark_dirty_rectangle(pointer, area._c.x, area._c.y, area._c.width, area._c.height)
    }

    /// Ends a page, and keeps its drawing on the next one, if the surface has pages.
    public func copyPage() { cairo_surface_copy_page(pointer) }
    /// Ends a page, if the surface has pages.
    public func showPage() { cairo_surface_show_page(pointer) }

    /// The type of the surface in Cairo.
    public var type: SurfaceType { C.enumeration(cairo_surface_get_type(pointer).rawValue) }
    /// Whether it has colours, opacity, or both.
    public var content: Content { C.enumeration(cairo_surface_get_content(pointer).rawValue) }
    /// The device, if the surface is not only memory.
    public var device: Device? { C.copy(C.raw(cairo_surface_get_device(pointer))) }
    /// The best options of text rendering. A copy.
    public var fontOptions: FontOptions {
        let options = FontOptions()
        cairo_surface_get_font_options(pointer, options.pointer)
        return options
    }
    /// Whether it stores the text of ``Context/showTextGlyphs(_:_:)``.
    public var hasShowTextGlyphs: Bool { cairo_surface_has_show_text_glyphs(pointer) != 0 }

    /// The number of pixels of one unit.
    public var deviceScale: (x: Double, y: Double) {
        get { pair { cairo_surface_get_device_scale(pointer, $0, $1) } }
        set { cairo_surface_set_device_scale(pointer, newValue.x, newValue.y) }
    }

    /// The position of the origin, in pixels.
    public var deviceOffset: (x: Double, y: Double) {
        get { pair { cairo_surface_get_device_offset(pointer, $0, $1) } }
        set { cairo_surface_set_device_offset(pointer, newValue.x, newValue.y) }
    }

    /// The number of pixels per inch for content that a document can only store as pixels.
    public var fallbackResolution: (x: Double, y: Double) {
        get { pair { cairo_surface_get_fallback_resolution(pointer, $0, $1) } }
        set { cairo_surface_set_fallback_resolution(pointer, newValue.x, newValue.y) }
    }

    private func pair(
        _ ask: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    ) -> (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        ask(&x, &y)
        return (x, y)
    }
}
