// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_box_t`.
public struct Box: CStruct, ValueConvertible {
    public var _c: graphene_box_t
    public init(_c: graphene_box_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_box_t() }
    public static var _valueType: UInt { graphene_box_get_type() }
}

extension Box {
    /// `graphene_box_contains_box()`.
    public func containsBox(_ b: Box) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_box_contains_box(&cSelf, &cB)
    }

    /// `graphene_box_contains_point()`.
    public func containsPoint(_ point: Point3D) -> Bool {
        var cSelf = _c
        var cPoint = point._c
        return graphene_box_contains_point(&cSelf, &cPoint)
    }

    /// `graphene_box_equal()`.
    public func equal(_ b: Box) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_box_equal(&cSelf, &cB)
    }

    /// `graphene_box_expand()`.
    @discardableResult
    public func expand(_ point: Point3D) -> Box {
        var cSelf = _c
        var cPoint = point._c
        var res = graphene_box_t()
        graphene_box_expand(&cSelf, &cPoint, &res)
        return Box(_c: res)
    }

    /// `graphene_box_expand_scalar()`.
    @discardableResult
    public func expandScalar(_ scalar: Double) -> Box {
        var cSelf = _c
        var res = graphene_box_t()
        graphene_box_expand_scalar(&cSelf, gfloat(scalar), &res)
        return Box(_c: res)
    }

    /// `graphene_box_expand_vec3()`.
    @discardableResult
    public func expandVec3(_ vec: Vec3) -> Box {
        var cSelf = _c
        var cVec = vec._c
        var res = graphene_box_t()
        graphene_box_expand_vec3(&cSelf, &cVec, &res)
        return Box(_c: res)
    }

    /// `graphene_box_get_bounding_sphere()`.
    public var boundingSphere: Sphere {
        var cSelf = _c
        var sphere = graphene_sphere_t()
        graphene_box_get_bounding_sphere(&cSelf, &sphere)
        return Sphere(_c: sphere)
    }

    /// `graphene_box_get_center()`.
    public var center: Point3D {
        var cSelf = _c
        var center = graphene_point3d_t()
        graphene_box_get_center(&cSelf, &center)
        return Point3D(_c: center)
    }

    /// `graphene_box_get_depth()`.
    public var depth: Double {
        var cSelf = _c
        return Double(graphene_box_get_depth(&cSelf))
    }

    /// `graphene_box_get_height()`.
    public var height: Double {
        var cSelf = _c
        return Double(graphene_box_get_height(&cSelf))
    }

    /// `graphene_box_get_max()`.
    public var max: Point3D {
        var cSelf = _c
        var max = graphene_point3d_t()
        graphene_box_get_max(&cSelf, &max)
        return Point3D(_c: max)
    }

    /// `graphene_box_get_min()`.
    public var min: Point3D {
        var cSelf = _c
        var min = graphene_point3d_t()
        graphene_box_get_min(&cSelf, &min)
        return Point3D(_c: min)
    }

    /// `graphene_box_get_size()`.
    public var size: Vec3 {
        var cSelf = _c
        var size = graphene_vec3_t()
        graphene_box_get_size(&cSelf, &size)
        return Vec3(_c: size)
    }

    /// `graphene_box_get_vertices()`.
    public var vertices: [Vec3] {
        var cSelf = _c
        var vertices = [graphene_vec3_t](repeating: .init(), count: 8)
        graphene_box_get_vertices(&cSelf, &vertices)
        return vertices.map { Vec3(_c: $0) }
    }

    /// `graphene_box_get_width()`.
    public var width: Double {
        var cSelf = _c
        return Double(graphene_box_get_width(&cSelf))
    }

    /// `graphene_box_init()`.
    public init(min: Point3D? = nil, max: Point3D? = nil) {
        self.init()
        let cMin = Lent(min?._c)
        let cMax = Lent(max?._c)
        graphene_box_init(&_c, cMin.pointer, cMax.pointer)
    }

    /// `graphene_box_init_from_box()`.
    public init(box src: Box) {
        self.init()
        var cSrc = src._c
        graphene_box_init_from_box(&_c, &cSrc)
    }

    /// `graphene_box_init_from_points()`.
    public init(points: [Point3D]) {
        self.init()
        let cPoints = points.map { $0._c }
        graphene_box_init_from_points(&_c, C.guint(points.count), cPoints)
    }

    /// `graphene_box_init_from_vec3()`.
    public init(vec3 min: Vec3? = nil, max: Vec3? = nil) {
        self.init()
        let cMin = Lent(min?._c)
        let cMax = Lent(max?._c)
        graphene_box_init_from_vec3(&_c, cMin.pointer, cMax.pointer)
    }

    /// `graphene_box_init_from_vectors()`.
    public init(vectors: [Vec3]) {
        self.init()
        let cVectors = vectors.map { $0._c }
        graphene_box_init_from_vectors(&_c, C.guint(vectors.count), cVectors)
    }

    /// `graphene_box_intersection()`.
    @discardableResult
    public func intersection(_ b: Box) -> Box? {
        var cSelf = _c
        var cB = b._c
        var res = graphene_box_t()
        let result = graphene_box_intersection(&cSelf, &cB, &res)
        return !result ? nil : Box(_c: res)
    }

    /// `graphene_box_union()`.
    @discardableResult
    public func union(_ b: Box) -> Box {
        var cSelf = _c
        var cB = b._c
        var res = graphene_box_t()
        graphene_box_union(&cSelf, &cB, &res)
        return Box(_c: res)
    }

    /// `graphene_box_empty()`.
    public static var empty: Box { C.present(C.value(graphene_box_empty()), "graphene_box_empty") }

    /// `graphene_box_infinite()`.
    public static var infinite: Box { C.present(C.value(graphene_box_infinite()), "graphene_box_infinite") }

    /// `graphene_box_minus_one()`.
    public static var minusOne: Box { C.present(C.value(graphene_box_minus_one()), "graphene_box_minus_one") }

    /// `graphene_box_one()`.
    public static var one: Box { C.present(C.value(graphene_box_one()), "graphene_box_one") }

    /// `graphene_box_one_minus_one()`.
    public static var oneMinusOne: Box { C.present(C.value(graphene_box_one_minus_one()), "graphene_box_one_minus_one") }

    /// `graphene_box_zero()`.
    public static var zero: Box { C.present(C.value(graphene_box_zero()), "graphene_box_zero") }
}
