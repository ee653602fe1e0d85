// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A transformation of the plane: x′ = xx·x + xy·y + x0, y′ = yx·x + yy·y + y0.
public struct Matrix: CStruct, Hashable, Sendable {
    public var _c: cairo_matrix_t
    public init(_c: cairo_matrix_t) { self._c = _c }

    /// Creates a matrix with these coefficients.
    public init(
        xx: Double = 1, yx: Double = 0, xy: Double = 0, yy: Double = 1, x0: Double = 0, y0: Double = 0
    ) {
        _c = cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0)
    }

    /// Returns the matrix that a function of Cairo writes.
    init(_ ask: (UnsafeMutablePointer<cairo_matrix_t>) -> Void) {
        var matrix = cairo_matrix_t()
        ask(&matrix)
        self.init(_c: matrix)
    }

    /// The coefficients of the formula above.
    public var xx: Double { _c.xx }
    public var yx: Double { _c.yx }
    public var xy: Double { _c.xy }
    public var yy: Double { _c.yy }
    public var x0: Double { _c.x0 }
    public var y0: Double { _c.y0 }

    /// Adds a translation before the present transformation.
    public mutating func translate(x: Double, y: Double) { cairo_matrix_translate(&_c, x, y) }
    /// Adds a scaling before the present transformation.
    public mutating func scale(x: Double, y: Double) { cairo_matrix_scale(&_c, x, y) }
    /// Adds a rotation in radians before the present transformation.
    public mutating func rotate(_ radians: Double) { cairo_matrix_rotate(&_c, radians) }

    /// Transforms a point.
    public func transform(x: Double, y: Double) -> (x: Double, y: Double) {
        var (point, matrix) = ((x: x, y: y), _c)
        cairo_matrix_transform_point(&matrix, &point.x, &point.y)
        return point
    }

    /// Transforms a distance, which is not changed by a translation.
    public func transformDistance(x: Double, y: Double) -> (x: Double, y: Double) {
        var (distance, matrix) = ((x: x, y: y), _c)
        cairo_matrix_transform_distance(&matrix, &distance.x, &distance.y)
        return distance
    }

    /// Returns the transformation by `left`, then by `right`.
    public static func * (left: Matrix, right: Matrix) -> Matrix {
        var (result, left, right) = (cairo_matrix_t(), left._c, right._c)
        cairo_matrix_multiply(&result, &left, &right)
        return Matrix(_c: result)
    }

    /// The inverse; nil if there is none.
    public var inverted: Matrix? {
        var matrix = _c
        return cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS ? Matrix(_c: matrix) : nil
    }

    public static func == (left: Matrix, right: Matrix) -> Bool { left.numbers == right.numbers }

    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    private var numbers: [Double] { [_c.xx, _c.yx, _c.xy, _c.yy, _c.x0, _c.y0] }
}
