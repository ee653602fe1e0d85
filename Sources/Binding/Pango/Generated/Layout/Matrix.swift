// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoMatrix`. <https://docs.gtk.org/Pango/struct.Matrix.html>
public struct Matrix: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: PangoMatrix
    public init(_c: PangoMatrix) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = PangoMatrix() }
    public static var _valueType: UInt { pango_matrix_get_type() }
}

extension Matrix {
    /// The field `xx`.
    public var xx: Double {
        get { _c.xx }
        set { _c.xx = newValue }
        @_alwaysEmitIntoClient _modify { var value = self.xx; defer { self.xx = value }; yield &value }
    }

    /// The field `xy`.
    public var xy: Double {
        get { _c.xy }
        set { _c.xy = newValue }
        @_alwaysEmitIntoClient _modify { var value = self.xy; defer { self.xy = value }; yield &value }
    }

    /// The field `yx`.
    public var yx: Double {
        get { _c.yx }
        set { _c.yx = newValue }
        @_alwaysEmitIntoClient _modify { var value = self.yx; defer { self.yx = value }; yield &value }
    }

    /// The field `yy`.
    public var yy: Double {
        get { _c.yy }
        set { _c.yy = newValue }
        @_alwaysEmitIntoClient _modify { var value = self.yy; defer { self.yy = value }; yield &value }
    }

    /// The field `x0`.
    public var x0: Double {
        get { _c.x0 }
        set { _c.x0 = newValue }
        @_alwaysEmitIntoClient _modify { var value = self.x0; defer { self.x0 = value }; yield &value }
    }

    /// The field `y0`.
    public var y0: Double {
        get { _c.y0 }
        set { _c.y0 = newValue }
        @_alwaysEmitIntoClient _modify { var value = self.y0; defer { self.y0 = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double) {
        self.init()
        self.xx = xx
        self.xy = xy
        self.yx = yx
        self.yy = yy
        self.x0 = x0
        self.y0 = y0
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.xx == right.xx && left.xy == right.xy && left.yx == right.yx && left.yy == right.yy && left.x0 == right.x0 && left.y0 == right.y0
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(xx)
        hasher.combine(xy)
        hasher.combine(yx)
        hasher.combine(yy)
        hasher.combine(x0)
        hasher.combine(y0)
    }

    /// `pango_matrix_concat()`.
    public mutating func concat(_ newMatrix: Matrix) {
        var cNewMatrix = newMatrix._c
        pango_matrix_concat(&_c, &cNewMatrix)
    }

    /// `pango_matrix_copy()`.
    @discardableResult
    public func copy() -> Matrix? {
        var cSelf = _c
        return C.takeValue(pango_matrix_copy(&cSelf))
    }

    /// `pango_matrix_get_font_scale_factor()`.
    public var fontScaleFactor: Double {
        var cSelf = _c
        return pango_matrix_get_font_scale_factor(&cSelf)
    }

    /// `pango_matrix_get_font_scale_factors()`.
    public var fontScaleFactors: (xscale: Double, yscale: Double) {
        var cSelf = _c
        var xscale: gdouble = 0
        var yscale: gdouble = 0
        pango_matrix_get_font_scale_factors(&cSelf, &xscale, &yscale)
        return (xscale, yscale)
    }

    /// `pango_matrix_get_slant_ratio()`.
    public var slantRatio: Double {
        var cSelf = _c
        return pango_matrix_get_slant_ratio(&cSelf)
    }

    /// `pango_matrix_rotate()`.
    public mutating func rotate(_ degrees: Double) {
        pango_matrix_rotate(&_c, degrees)
    }

    /// `pango_matrix_scale()`.
    public mutating func scale(scaleX: Double, scaleY: Double) {
        pango_matrix_scale(&_c, scaleX, scaleY)
    }

    /// `pango_matrix_transform_distance()`.
    @discardableResult
    public func transformDistance(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
        var cSelf = _c
        var dx = dx
        var dy = dy
        pango_matrix_transform_distance(&cSelf, &dx, &dy)
        return (dx, dy)
    }

    /// `pango_matrix_transform_pixel_rectangle()`.
    @discardableResult
    public func transformPixelRectangle(_ rect: Rectangle) -> Rectangle {
        var cSelf = _c
        var rect = rect._c
        pango_matrix_transform_pixel_rectangle(&cSelf, &rect)
        return Rectangle(_c: rect)
    }

    /// `pango_matrix_transform_point()`.
    @discardableResult
    public func transformPoint(x: Double, y: Double) -> (x: Double, y: Double) {
        var cSelf = _c
        var x = x
        var y = y
        pango_matrix_transform_point(&cSelf, &x, &y)
        return (x, y)
    }

    /// `pango_matrix_transform_rectangle()`.
    @discardableResult
    public func transformRectangle(_ rect: Rectangle) -> Rectangle {
        var cSelf = _c
        var rect = rect._c
        pango_matrix_transform_rectangle(&cSelf, &rect)
        return Rectangle(_c: rect)
    }

    /// `pango_matrix_translate()`.
    public mutating func translate(tx: Double, ty: Double) {
        pango_matrix_translate(&_c, tx, ty)
    }
}
