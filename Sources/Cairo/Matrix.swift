// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A transformation of the plane: x′ = xx·x + xy·y + x0, y′ = yx·x + yy·y + y0.
public struct Matrix: CStruct, Hashable, Sendable {
    public var _c: cairo_matrix_t
    public init(_c: cairo_matrix_t) { self._c = _c }

    /// A matrix of these numbers.
    public init(
        xx: Double = 1, yx: Double = 0, xy: Double = 0, yy: Double = 1, x0: Double = 0, y0: Double = 0
    ) {
        _c = cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0)
    }

    /// Adds a movement, done before what the matrix does already.
    public mutating func translate(x: Double, y: Double) { cairo_matrix_translate(&_c, x, y) }
    /// Adds a scaling, done before what the matrix does already.
    public mutating func scale(x: Double, y: Double) { cairo_matrix_scale(&_c, x, y) }
    /// Adds a rotation in radians, done before what the matrix does already.
    public mutating func rotate(_ radians: Double) { cairo_matrix_rotate(&_c, radians) }

    /// Where a point goes.
    public func transform(x: Double, y: Double) -> (x: Double, y: Double) {
        var (point, matrix) = ((x: x, y: y), _c)
        cairo_matrix_transform_point(&matrix, &point.x, &point.y)
        return point
    }

    /// The opposite transformation, nil when there is none.
    public var inverted: Matrix? {
        var matrix = _c
        return cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS ? Matrix(_c: matrix) : nil
    }

    public static func == (left: Matrix, right: Matrix) -> Bool { left.numbers == right.numbers }

    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    private var numbers: [Double] { [_c.xx, _c.yx, _c.xy, _c.yy, _c.x0, _c.y0] }
}

/// A rectangle of whole pixels.
public struct RectangleInt: CStruct, Hashable, Sendable {
    public var _c: cairo_rectangle_int_t
    public init(_c: cairo_rectangle_int_t) { self._c = _c }

    /// A rectangle by its corner and size.
    public init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
        _c = cairo_rectangle_int_t(x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height))
    }

    /// The left edge.
    public var x: Int { Int(_c.x) }
    /// The upper edge.
    public var y: Int { Int(_c.y) }
    /// How wide.
    public var width: Int { Int(_c.width) }
    /// How high.
    public var height: Int { Int(_c.height) }

    public static func == (left: RectangleInt, right: RectangleInt) -> Bool {
        (left.x, left.y, left.width, left.height) == (right.x, right.y, right.width, right.height)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine([x, y, width, height]) }
}
