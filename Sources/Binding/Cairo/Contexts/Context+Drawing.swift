// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

extension Context {
    /// Paints the whole surface.
    public func paint(alpha: Double = 1) { call { cairo_paint_with_alpha($0, alpha) } }
    /// Paints with the opacity of a pattern as a mask.
    public func mask(_ pattern: Pattern) { call { cairo_mask($0, pattern.pointer) } }
    /// Paints with the opacity of a surface as a mask, whose top left corner is at a point.
    public func mask(_ surface: Surface, x: Double = 0, y: Double = 0) {
        call { cairo_mask_surface($0, surface.pointer, x, y) }
    }
    /// Strokes the path and clears it.
    public func stroke() { call { cairo_stroke($0) } }
    /// Strokes the path.
    public func strokePreserve() { call { cairo_stroke_preserve($0) } }
    /// Fills the path and clears it.
    public func fill() { call { cairo_fill($0) } }
    /// Fills the path.
    public func fillPreserve() { call { cairo_fill_preserve($0) } }
    /// Ends a page, and keeps its drawing on the next one.
    public func copyPage() { call { cairo_copy_page($0) } }
    /// Ends a page.
    public func showPage() { call { cairo_show_page($0) } }
}

// MARK: - The clipping

extension Context {
    /// Clips drawing to the path from now on, and clears the path.
    public func clip() { call { cairo_clip($0) } }
    /// Clips drawing to the path from now on.
    public func clipPreserve() { call { cairo_clip_preserve($0) } }
    /// Ends clipping.
    public func resetClip() { call { cairo_reset_clip($0) } }

    /// The bounding rectangle of the clip region.
    public var clipExtents: Rectangle { Rectangle { cairo_clip_extents(pointer, $0, $1, $2, $3) } }

    /// The clip region as rectangles; nil if it cannot be expressed in rectangles of whole units.
    public var clipRectangles: [Rectangle]? {
        guard let list = cairo_copy_clip_rectangle_list(pointer) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        return (0..<Int(list.pointee.num_rectangles)).map { Rectangle(list.pointee.rectangles[$0]) }
    }

    /// Returns whether a point is in the clip region.
    public func isInClip(x: Double, y: Double) -> Bool { call { cairo_in_clip($0, x, y) } != 0 }
}

// MARK: - Coordinates

extension Context {
    /// Moves the origin.
    public func translate(x: Double, y: Double) { call { cairo_translate($0, x, y) } }
    /// Scales the following drawing.
    public func scale(x: Double, y: Double) { call { cairo_scale($0, x, y) } }
    /// Rotates the following drawing, in radians.
    public func rotate(_ radians: Double) { call { cairo_rotate($0, radians) } }
    /// Transforms the following drawing.
    public func transform(_ matrix: Matrix) {
        var matrix = matrix._c
        call { cairo_transform($0, &matrix) }
    }
    /// Restores the coordinates of the surface. In a GTK widget these differ from those of the widget: use ``save()`` and ``restore()``.
    public func resetMatrix() { call { cairo_identity_matrix($0) } }

    /// The transformation from the coordinates of the drawing to those of the surface.
    public var matrix: Matrix {
        get { Matrix { cairo_get_matrix(pointer, $0) } }
        set {
            var matrix = newValue._c
            call { cairo_set_matrix($0, &matrix) }
        }
    }

    /// Converts a point of the drawing to the surface.
    public func userToDevice(x: Double, y: Double) -> (x: Double, y: Double) {
        converted(x, y) { cairo_user_to_device($0, $1, $2) }
    }

    /// Converts a distance of the drawing to the surface.
    public func userToDeviceDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        converted(x, y) { cairo_user_to_device_distance($0, $1, $2) }
    }

    /// Converts a point of the surface to the drawing.
    public func deviceToUser(x: Double, y: Double) -> (x: Double, y: Double) {
        converted(x, y) { cairo_device_to_user($0, $1, $2) }
    }

    /// Converts a distance on the surface to the drawing.
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
