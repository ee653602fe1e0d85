// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

extension Context {
    /// Clears the path.
    public func newPath() { call { cairo_new_path($0) } }
    /// Begins a subpath without a current point.
    public func newSubpath() { call { cairo_new_sub_path($0) } }
    /// Adds a line back to the beginning of the subpath.
    public func closePath() { call { cairo_close_path($0) } }
    /// Begins a subpath at a point.
    public func move(toX x: Double, y: Double) { call { cairo_move_to($0, x, y) } }
    /// Begins a subpath at a distance from the current point.
    public func move(byX x: Double, y: Double) { call { cairo_rel_move_to($0, x, y) } }
    /// Adds a line to a point.
    public func line(toX x: Double, y: Double) { call { cairo_line_to($0, x, y) } }
    /// Adds a line by a distance.
    public func line(byX x: Double, y: Double) { call { cairo_rel_line_to($0, x, y) } }

    /// Adds a Bézier curve to a point.
    public func curve(
        toX x: Double, y: Double, control1 first: (x: Double, y: Double),
        control2 second: (x: Double, y: Double)
    ) {
        call { cairo_curve_to($0, first.x, first.y, second.x, second.y, x, y) }
    }

    /// Adds a Bézier curve by a distance; its controls are distances from the current point, too.
    public func curve(
        byX x: Double, y: Double, control1 first: (x: Double, y: Double),
        control2 second: (x: Double, y: Double)
    ) {
        call { cairo_rel_curve_to($0, first.x, first.y, second.x, second.y, x, y) }
    }

    /// Adds a rectangle.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        call { cairo_rectangle($0, x, y, width, height) }
    }

    /// Adds a part of a circle, clockwise between two angles in radians.
    public func arc(x: Double, y: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
        call { cairo_arc($0, x, y, radius, start, end) }
    }

    /// Adds a part of a circle, counter-clockwise between two angles in radians.
    public func arcNegative(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
        call { cairo_arc_negative($0, x, y, radius, start, end) }
    }

    /// Returns a copy of the path.
    public func copyPath() -> [PathElement] { PathElement.take(call { cairo_copy_path($0) }) }

    /// Returns a copy of the path with lines in place of curves, which differ from them by at most ``tolerance``.
    public func copyPathFlat() -> [PathElement] { PathElement.take(call { cairo_copy_path_flat($0) }) }

    /// Adds the elements of a path.
    public func append(_ path: [PathElement]) {
        call { context in PathElement.withTemporary(path) { cairo_append_path(context, $0) } }
    }

    /// The current point.
    public var currentPoint: (x: Double, y: Double)? {
        guard cairo_has_current_point(pointer) != 0 else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(pointer, &x, &y)
        return (x, y)
    }

    /// The bounding rectangle of the path, without regard to line width and fill rule.
    public var pathExtents: Rectangle { Rectangle { cairo_path_extents(pointer, $0, $1, $2, $3) } }
    /// The bounding rectangle of what `fill()` would paint.
    public var fillExtents: Rectangle { Rectangle { cairo_fill_extents(pointer, $0, $1, $2, $3) } }
    /// The bounding rectangle of what `stroke()` would paint.
    public var strokeExtents: Rectangle { Rectangle { cairo_stroke_extents(pointer, $0, $1, $2, $3) } }

    /// Returns whether `fill()` would paint a point.
    public func isInFill(x: Double, y: Double) -> Bool { call { cairo_in_fill($0, x, y) } != 0 }
    /// Returns whether `stroke()` would paint a point.
    public func isInStroke(x: Double, y: Double) -> Bool { call { cairo_in_stroke($0, x, y) } != 0 }
}
