// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Records a drawing, which can be drawn again at any scale without loss.
public final class RecordingSurface: Surface {
    /// Creates a recording within a rectangle, or without bounds.
    public convenience init(
        _ content: Content = .colorAlpha, extents: Rectangle? = nil
    ) throws(CairoError) {
        let rectangle = Lent(extents?.c)
        let surface = cairo_recording_surface_create(.init(rawValue: C.number(content)), rectangle.pointer)
        try self.init(made: surface, "RecordingSurface()")
    }

    /// The bounds with which it was created.
    public var extents: Rectangle? {
        var rectangle = cairo_rectangle_t()
        return cairo_recording_surface_get_extents(pointer, &rectangle) == 0 ? nil : Rectangle(rectangle)
    }

    /// The bounding rectangle of the drawing.
    public var inkExtents: Rectangle {
        var rectangle = cairo_rectangle_t()
        cairo_recording_surface_ink_extents(
            pointer, &rectangle.x, &rectangle.y, &rectangle.width, &rectangle.height)
        return Rectangle(rectangle)
    }
}

/// Several surfaces that are drawn on together.
public final class TeeSurface: Surface {
    /// Creates a surface that draws on this one, and on those that are added.
    public convenience init(_ surface: Surface) throws(CairoError) {
        try self.init(made: cairo_tee_surface_create(surface.pointer), "TeeSurface(_:)")
    }

    /// Also draws on another surface from now on.
    public func add(_ surface: Surface) throws(CairoError) {
        cairo_tee_surface_add(pointer, surface.pointer)
        try Surface.throwError(of: pointer, "TeeSurface.add(_:)")
    }

    /// Ends drawing on a surface.
    public func remove(_ surface: Surface) throws(CairoError) {
        cairo_tee_surface_remove(pointer, surface.pointer)
        try Surface.throwError(of: pointer, "TeeSurface.remove(_:)")
    }
}
