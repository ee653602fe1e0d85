// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Pango

/// `GskTransform`. <https://docs.gtk.org/gsk4/struct.Transform.html>
public final class Transform: Boxed {
    public override class var gtype: UInt { gsk_transform_get_type() }

    /// `gsk_transform_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(gsk_transform_new()), "gsk_transform_new"))
    }
}

extension Transform {
    /// `gsk_transform_equal()`.
    public func equal(_ second: Transform? = nil) -> Bool {
        gsk_transform_equal(C.opaque(_raw), C.opaque(second?._raw)) != 0
    }

    /// `gsk_transform_get_category()`.
    public var category: TransformCategory { C.enumeration(gsk_transform_get_category(C.opaque(_raw)).rawValue) }

    /// `gsk_transform_invert()`.
    @discardableResult
    public func invert() -> Transform? {
        C.take(C.raw(gsk_transform_invert(C.opaque(C.give(self)))))
    }

    /// `gsk_transform_matrix()`.
    @discardableResult
    public func matrix(_ matrix: Graphene.Matrix) -> Transform {
        var cMatrix = matrix._c
        return C.present(C.take(C.raw(gsk_transform_matrix(C.opaque(C.give(self)), &cMatrix))), "gsk_transform_matrix")
    }

    /// `gsk_transform_perspective()`.
    @discardableResult
    public func perspective(_ depth: Double) -> Transform {
        C.present(C.take(C.raw(gsk_transform_perspective(C.opaque(C.give(self)), gfloat(depth)))), "gsk_transform_perspective")
    }

    /// `gsk_transform_rotate()`.
    @discardableResult
    public func rotate(_ angle: Double) -> Transform {
        C.take(C.raw(gsk_transform_rotate(C.opaque(C.give(self)), gfloat(angle)))) ?? Transform()
    }

    /// `gsk_transform_rotate_3d()`.
    @discardableResult
    public func rotate3d(angle: Double, axis: Graphene.Vec3) -> Transform {
        var cAxis = axis._c
        return C.take(C.raw(gsk_transform_rotate_3d(C.opaque(C.give(self)), gfloat(angle), &cAxis))) ?? Transform()
    }

    /// `gsk_transform_scale()`.
    @discardableResult
    public func scale(factorX: Double, factorY: Double) -> Transform {
        C.take(C.raw(gsk_transform_scale(C.opaque(C.give(self)), gfloat(factorX), gfloat(factorY)))) ?? Transform()
    }

    /// `gsk_transform_scale_3d()`.
    @discardableResult
    public func scale3d(factorX: Double, factorY: Double, factorZ: Double) -> Transform {
        C.take(C.raw(gsk_transform_scale_3d(C.opaque(C.give(self)), gfloat(factorX), gfloat(factorY), gfloat(factorZ)))) ?? Transform()
    }

    /// `gsk_transform_skew()`.
    @discardableResult
    public func skew(skewX: Double, skewY: Double) -> Transform {
        C.take(C.raw(gsk_transform_skew(C.opaque(C.give(self)), gfloat(skewX), gfloat(skewY)))) ?? Transform()
    }

    /// `gsk_transform_to_2d()`.
    public func to2d() -> (xx: Double, yx: Double, xy: Double, yy: Double, dx: Double, dy: Double) {
        var outXx: gfloat = 0
        var outYx: gfloat = 0
        var outXy: gfloat = 0
        var outYy: gfloat = 0
        var outDx: gfloat = 0
        var outDy: gfloat = 0
        gsk_transform_to_2d(C.opaque(_raw), &outXx, &outYx, &outXy, &outYy, &outDx, &outDy)
        return (Double(outXx), Double(outYx), Double(outXy), Double(outYy), Double(outDx), Double(outDy))
    }

    /// `gsk_transform_to_2d_components()`.
    public func to2dComponents() -> (skewX: Double, skewY: Double, scaleX: Double, scaleY: Double, angle: Double, dx: Double, dy: Double) {
        var outSkewX: gfloat = 0
        var outSkewY: gfloat = 0
        var outScaleX: gfloat = 0
        var outScaleY: gfloat = 0
        var outAngle: gfloat = 0
        var outDx: gfloat = 0
        var outDy: gfloat = 0
        gsk_transform_to_2d_components(C.opaque(_raw), &outSkewX, &outSkewY, &outScaleX, &outScaleY, &outAngle, &outDx, &outDy)
        return (Double(outSkewX), Double(outSkewY), Double(outScaleX), Double(outScaleY), Double(outAngle), Double(outDx), Double(outDy))
    }

    /// `gsk_transform_to_affine()`.
    public func toAffine() -> (scaleX: Double, scaleY: Double, dx: Double, dy: Double) {
        var outScaleX: gfloat = 0
        var outScaleY: gfloat = 0
        var outDx: gfloat = 0
        var outDy: gfloat = 0
        gsk_transform_to_affine(C.opaque(_raw), &outScaleX, &outScaleY, &outDx, &outDy)
        return (Double(outScaleX), Double(outScaleY), Double(outDx), Double(outDy))
    }

    /// `gsk_transform_to_matrix()`.
    public func toMatrix() -> Graphene.Matrix {
        var outMatrix = graphene_matrix_t()
        gsk_transform_to_matrix(C.opaque(_raw), &outMatrix)
        return Graphene.Matrix(_c: outMatrix)
    }

    /// `gsk_transform_to_string()`.
    public func toString() -> String {
        C.takeString(gsk_transform_to_string(C.opaque(_raw)))
    }

    /// `gsk_transform_to_translate()`.
    public func toTranslate() -> (dx: Double, dy: Double) {
        var outDx: gfloat = 0
        var outDy: gfloat = 0
        gsk_transform_to_translate(C.opaque(_raw), &outDx, &outDy)
        return (Double(outDx), Double(outDy))
    }

    /// `gsk_transform_transform()`.
    @discardableResult
    public func transform(_ other: Transform? = nil) -> Transform {
        C.take(C.raw(gsk_transform_transform(C.opaque(C.give(self)), C.opaque(other?._raw)))) ?? Transform()
    }

    /// `gsk_transform_transform_bounds()`.
    @discardableResult
    public func bounds(of rect: Graphene.Rect) -> Graphene.Rect {
        var cRect = rect._c
        var outRect = graphene_rect_t()
        gsk_transform_transform_bounds(C.opaque(_raw), &cRect, &outRect)
        return Graphene.Rect(_c: outRect)
    }

    /// `gsk_transform_transform_point()`.
    @discardableResult
    public func point(of point: Graphene.Point) -> Graphene.Point {
        var cPoint = point._c
        var outPoint = graphene_point_t()
        gsk_transform_transform_point(C.opaque(_raw), &cPoint, &outPoint)
        return Graphene.Point(_c: outPoint)
    }

    /// `gsk_transform_translate()`.
    @discardableResult
    public func translate(_ point: Graphene.Point) -> Transform {
        var cPoint = point._c
        return C.take(C.raw(gsk_transform_translate(C.opaque(C.give(self)), &cPoint))) ?? Transform()
    }

    /// `gsk_transform_translate_3d()`.
    @discardableResult
    public func translate3d(_ point: Graphene.Point3D) -> Transform {
        var cPoint = point._c
        return C.take(C.raw(gsk_transform_translate_3d(C.opaque(C.give(self)), &cPoint))) ?? Transform()
    }

    /// `gsk_transform_parse()`.
    public static func parse(_ string: String) -> Transform? {
        var outTransform: OpaquePointer?
        let result = gsk_transform_parse(string, &outTransform)
        return result == 0 ? nil : C.take(C.raw(outTransform))
    }
}

extension Transform: CustomStringConvertible {
    public var description: String { toString() }
}

extension Transform: Equatable {
    public static func == (left: Transform, right: Transform) -> Bool { left.equal(right) }
}
