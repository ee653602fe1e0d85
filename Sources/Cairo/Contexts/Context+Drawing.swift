// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Context {
    /// Paints everywhere.
    public func paint(alpha: Double = 1) { call { cairo_paint_with_alpha($0, alpha) } }
    /// Paints through a pattern's opacity.
    public func mask(_ pattern: Pattern) { call { cairo_mask($0, pattern.pointer) } }
    /// Paints through a picture's opacity, its corner at a place.
    public func mask(_ surface: Surface, x: Double = 0, y: Double = 0) {
        call { cairo_mask_surface($0, surface.pointer, x, y) }
    }
    /// Paints along the path and forgets it.
    public func stroke() { call { cairo_stroke($0) } }
    /// Paints along the path.
    public func strokePreserve() { call { cairo_stroke_preserve($0) } }
    /// Paints inside the path and forgets it.
    public func fill() { call { cairo_fill($0) } }
    /// Paints inside the path.
    public func fillPreserve() { call { cairo_fill_preserve($0) } }
    /// Ends a page and leaves it on the next one.
    public func copyPage() { call { cairo_copy_page($0) } }
    /// Ends a page.
    public func showPage() { call { cairo_show_page($0) } }
}

// MARK: - Where drawing is let through

extension Context {
    /// Draws inside the path only, from now on, and forgets it.
    public func clip() { call { cairo_clip($0) } }
    /// Draws inside the path only, from now on.
    public func clipPreserve() { call { cairo_clip_preserve($0) } }
    /// Draws everywhere again.
    public func resetClip() { call { cairo_reset_clip($0) } }

    /// The rectangle around where drawing is let through.
    public var clipExtents: Rectangle { Rectangle { cairo_clip_extents(pointer, $0, $1, $2, $3) } }

    /// Where drawing is let through, as rectangles; nil where it takes others than rectangles of whole units to say so.
    public var clipRectangles: [Rectangle]? {
        guard let list = cairo_copy_clip_rectangle_list(pointer) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        return (0..<Int(list.pointee.num_rectangles)).map { Rectangle(list.pointee.rectangles[$0]) }
    }

    /// Whether a point would be let through.
    public func isInClip(x: Double, y: Double) -> Bool { call { cairo_in_clip($0, x, y) } != 0 }
}

// MARK: - Coordinates

extension Context {
    /// Moves the origin.
    public func translate(x: Double, y: Double) { call { cairo_translate($0, x, y) } }
    /// Scales what follows.
    public func scale(x: Double, y: Double) { call { cairo_scale($0, x, y) } }
    /// Rotates what follows, in radians.
    public func rotate(_ radians: Double) { call { cairo_rotate($0, radians) } }
    /// Transforms what follows.
    public func transform(_ matrix: Matrix) {
        var matrix = matrix._c
        call { cairo_transform($0, &matrix) }
    }
    /// Goes back to the surface's own coordinates. Within GTK, these are not the widget's: ``save()`` and ``restore()`` instead.
    public func resetMatrix() { call { cairo_identity_matrix($0) } }

    /// From the drawing's coordinates to the surface's.
    public var matrix: Matrix {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(pointer, &matrix)
            return Matrix(_c: matrix)
        }
        set {
            var matrix = newValue._c
            call { cairo_set_matrix($0, &matrix) }
        }
    }

    /// Where a point of the drawing is on the surface.
    public func userToDevice(x: Double, y: Double) -> (x: Double, y: Double) {
        converted(x, y) { cairo_user_to_device($0, $1, $2) }
    }

    /// How far a distance in the drawing is on the surface.
    public func userToDeviceDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        converted(x, y) { cairo_user_to_device_distance($0, $1, $2) }
    }

    /// Where a point of the surface is in the drawing.
    public func deviceToUser(x: Double, y: Double) -> (x: Double, y: Double) {
        converted(x, y) { cairo_device_to_user($0, $1, $2) }
    }

    /// How far a distance on the surface is in the drawing.
    public func deviceToUserDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        converted(x, y) { cairo_device_to_user_distance($0, $1, $2) }
    }

    private func converted(
        _ x: Double, _ y: Double,
        _ convert: (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    ) -> (x: Double, y: Double) {
        var (x, y) = (x, y)
        convert(pointer, &x, &y)
        return (x, y)
    }
}
