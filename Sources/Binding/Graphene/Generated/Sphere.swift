// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_sphere_t`.
public struct Sphere: CStruct, ValueConvertible {
    public var _c: graphene_sphere_t
    public init(_c: graphene_sphere_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_sphere_t() }
    public static var _valueType: UInt { graphene_sphere_get_type() }
}

extension Sphere {
    /// `graphene_sphere_contains_point()`.
    public func containsPoint(_ point: Point3D) -> Bool {
        var cSelf = _c
        var cPoint = point._c
        return graphene_sphere_contains_point(&cSelf, &cPoint)
    }

    /// `graphene_sphere_distance()`.
    @discardableResult
    public func distance(_ point: Point3D) -> Double {
        var cSelf = _c
        var cPoint = point._c
        return Double(graphene_sphere_distance(&cSelf, &cPoint))
    }

    /// `graphene_sphere_equal()`.
    public func equal(_ b: Sphere) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_sphere_equal(&cSelf, &cB)
    }

    /// `graphene_sphere_get_bounding_box()`.
    public var boundingBox: Box {
        var cSelf = _c
        var box = graphene_box_t()
        graphene_sphere_get_bounding_box(&cSelf, &box)
        return Box(_c: box)
    }

    /// `graphene_sphere_get_center()`.
    public var center: Point3D {
        var cSelf = _c
        var center = graphene_point3d_t()
        graphene_sphere_get_center(&cSelf, &center)
        return Point3D(_c: center)
    }

    /// `graphene_sphere_get_radius()`.
    public var radius: Double {
        var cSelf = _c
        return Double(graphene_sphere_get_radius(&cSelf))
    }

    /// `graphene_sphere_init()`.
    public init(center: Point3D? = nil, radius: Double) {
        self.init()
        let cCenter = Lent(center?._c)
        graphene_sphere_init(&_c, cCenter.pointer, gfloat(radius))
    }

    /// `graphene_sphere_init_from_points()`.
    public init(points: [Point3D], center: Point3D? = nil) {
        self.init()
        let cPoints = points.map { $0._c }
        let cCenter = Lent(center?._c)
        graphene_sphere_init_from_points(&_c, C.guint(points.count), cPoints, cCenter.pointer)
    }

    /// `graphene_sphere_init_from_vectors()`.
    public init(vectors: [Vec3], center: Point3D? = nil) {
        self.init()
        let cVectors = vectors.map { $0._c }
        let cCenter = Lent(center?._c)
        graphene_sphere_init_from_vectors(&_c, C.guint(vectors.count), cVectors, cCenter.pointer)
    }

    /// `graphene_sphere_is_empty()`.
    public var isEmpty: Bool {
        var cSelf = _c
        return graphene_sphere_is_empty(&cSelf)
    }

    /// `graphene_sphere_translate()`.
    @discardableResult
    public func translate(_ point: Point3D) -> Sphere {
        var cSelf = _c
        var cPoint = point._c
        var res = graphene_sphere_t()
        graphene_sphere_translate(&cSelf, &cPoint, &res)
        return Sphere(_c: res)
    }
}
