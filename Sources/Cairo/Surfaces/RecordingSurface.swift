// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// A drawing that is remembered and drawn again, as often and as large as wanted, without becoming pixels.
public final class RecordingSurface: Surface {
    /// A drawing within a rectangle, or without bounds.
    public convenience init(
        _ content: Content = .colorAlpha, extents: Rectangle? = nil
    ) throws(CairoError) {
        let rectangle = Lent(extents?.c)
        let surface = cairo_recording_surface_create(.init(rawValue: C.number(content)), rectangle.pointer)
        try self.init(made: surface, "RecordingSurface()")
    }

    /// The bounds that it was made with.
    public var extents: Rectangle? {
        var rectangle = cairo_rectangle_t()
        return cairo_recording_surface_get_extents(pointer, &rectangle) == 0 ? nil : Rectangle(rectangle)
    }

    /// The rectangle around what was drawn.
    public var inkExtents: Rectangle {
        var rectangle = cairo_rectangle_t()
        cairo_recording_surface_ink_extents(
            pointer, &rectangle.x, &rectangle.y, &rectangle.width, &rectangle.height)
        return Rectangle(rectangle)
    }
}

/// Several surfaces that are drawn on at once.
public final class TeeSurface: Surface {
    /// Draws on a surface, and on those that are added.
    public convenience init(_ surface: Surface) throws(CairoError) {
        try self.init(made: cairo_tee_surface_create(surface.pointer), "TeeSurface(_:)")
    }

    /// Draws on another surface, too, from now on.
    public func add(_ surface: Surface) throws(CairoError) {
        cairo_tee_surface_add(pointer, surface.pointer)
        try Surface.tell(pointer, "TeeSurface.add(_:)")
    }

    /// Draws on a surface no more.
    public func remove(_ surface: Surface) throws(CairoError) {
        cairo_tee_surface_remove(pointer, surface.pointer)
        try Surface.tell(pointer, "TeeSurface.remove(_:)")
    }
}
