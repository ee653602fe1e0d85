// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A picture that a closure creates when it is drawn.
///
///     let photo = Cairo.RasterSourcePattern(width: 4000, height: 3000) { _, area in
///         try? decoder.image(showing: area)
///     }
///
/// The closure is called on the thread that draws, once for each drawing, and is retained as long as the pattern exists.
public final class RasterSourcePattern: Pattern {
    /// Creates the picture, as large as the pattern: an ``ImageSurface`` of that size is used directly, another surface is drawn on
    /// one. `target` is the surface that is drawn on, and `area` the part that is needed; the rest may be empty. Without a picture, nothing
    /// is drawn.
    public typealias Acquire = (_ target: Surface, _ area: RectangleInt) -> Surface?

    private final class Maker {
        let size: (width: Int32, height: Int32)
        let acquire: Acquire

        init(_ size: (width: Int32, height: Int32), _ acquire: @escaping Acquire) {
            (self.size, self.acquire) = (size, acquire)
        }

        /// Returns another reference to the picture. Cairo ends the program if the picture has another size.
        func make(_ target: Surface, _ area: RectangleInt) -> OpaquePointer? {
            let picture = acquire(target, area)
            if let image = picture as? ImageSurface, !image.isFinished, image.width == Int(size.width),
                image.height == Int(size.height)
            {
                return cairo_surface_reference(image.pointer)
            }
            let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height)
            guard let picture else { return image }
            let context = cairo_create(image)
            cairo_set_source_surface(context, picture.pointer, 0, 0)
            cairo_paint(context)
            cairo_destroy(context)
            return image
        }
    }

    /// Returns a picture of a size.
    public convenience init(
        _ content: Content = .colorAlpha, width: Int, height: Int, acquire: @escaping Acquire
    ) {
        let size = (width: Int32(clamping: width), height: Int32(clamping: height))
        // Guard: balanced by `finish`, which Cairo calls for the pattern and each of its copies.
        let data = Unmanaged.passRetained(Maker(size, acquire)).toOpaque()
        let pattern = C.present(
            cairo_pattern_create_raster_source(
                data, .init(rawValue: C.number(content)), size.width, size.height),
            "cairo_pattern_create_raster_source")
        cairo_raster_source_pattern_set_acquire(
            pattern,
            { _, data, target, area in
                // Guard: the pattern retains it, as above.
                let maker = Unmanaged<Maker>.fromOpaque(C.present(data, "acquire")).takeUnretainedValue()
                let target: Surface = C.present(C.copy(C.raw(target)), "acquire")
                return maker.make(target, C.value(area) ?? RectangleInt())
            }, { _, _, surface in cairo_surface_destroy(surface) })
        // If Cairo draws later, it draws with a copy.
        cairo_raster_source_pattern_set_copy(pattern) { _, data, _ in
            if let data { _ = Unmanaged<Maker>.fromOpaque(data).retain() }
            return CAIRO_STATUS_SUCCESS
        }
        cairo_raster_source_pattern_set_finish(pattern) { _, data in releaseCallback(data) }
        self.init(_taking: C.present(C.raw(pattern), "cairo_pattern_create_raster_source"))
    }
}
