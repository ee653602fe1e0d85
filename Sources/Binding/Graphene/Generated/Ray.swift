// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_ray_t`.
public struct Ray: CStruct, ValueConvertible {
    public var _c: graphene_ray_t
    public init(_c: graphene_ray_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_ray_t() }
    public static var _valueType: UInt { graphene_ray_get_type() }
}

extension Ray {
    /// `graphene_ray_equal()`.
    public func equal(_ b: Ray) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_ray_equal(&cSelf, &cB)
    }

    /// `graphene_ray_get_closest_point_to_point()`.
    public func closestPoint(to p: Point3D) -> Point3D {
        var cSelf = _c
        var cP = p._c
        var res = graphene_point3d_t()
        graphene_ray_get_closest_point_to_point(&cSelf, &cP, &res)
        return Point3D(_c: res)
    }

    /// `graphene_ray_get_direction()`.
    public var direction: Vec3 {
        var cSelf = _c
        var direction = graphene_vec3_t()
        graphene_ray_get_direction(&cSelf, &direction)
        return Vec3(_c: direction)
    }

    /// `graphene_ray_get_distance_to_plane()`.
    public func distance(to p: Plane) -> Double {
        var cSelf = _c
        var cP = p._c
        return Double(graphene_ray_get_distance_to_plane(&cSelf, &cP))
    }

    /// `graphene_ray_get_distance_to_point()`.
    public func distance(to p: Point3D) -> Double {
        var cSelf = _c
        var cP = p._c
        return Double(graphene_ray_get_distance_to_point(&cSelf, &cP))
    }

    /// `graphene_ray_get_origin()`.
    public var origin: Point3D {
        var cSelf = _c
        var origin = graphene_point3d_t()
        graphene_ray_get_origin(&cSelf, &origin)
        return Point3D(_c: origin)
    }

    /// `graphene_ray_get_position_at()`.
    public func position(at t: Double) -> Point3D {
        var cSelf = _c
        var position = graphene_point3d_t()
        graphene_ray_get_position_at(&cSelf, gfloat(t), &position)
        return Point3D(_c: position)
    }

    /// `graphene_ray_init()`.
    public init(origin: Point3D? = nil, direction: Vec3? = nil) {
        self.init()
        let cOrigin = Lent(origin?._c)
        let cDirection = Lent(direction?._c)
        graphene_ray_init(&_c, cOrigin.pointer, cDirection.pointer)
    }

    /// `graphene_ray_init_from_ray()`.
    public init(ray src: Ray) {
        self.init()
        var cSrc = src._c
        graphene_ray_init_from_ray(&_c, &cSrc)
    }

    /// `graphene_ray_init_from_vec3()`.
    public init(vec3 origin: Vec3? = nil, direction: Vec3? = nil) {
        self.init()
        let cOrigin = Lent(origin?._c)
        let cDirection = Lent(direction?._c)
        graphene_ray_init_from_vec3(&_c, cOrigin.pointer, cDirection.pointer)
    }

    /// `graphene_ray_intersect_box()`.
    @discardableResult
    public func intersectBox(_ b: Box) -> (result: RayIntersectionKind, t: Double) {
        var cSelf = _c
        var cB = b._c
        var tOut: gfloat = 0
        let result = graphene_ray_intersect_box(&cSelf, &cB, &tOut)
        return (C.enumeration(result.rawValue), Double(tOut))
    }

    /// `graphene_ray_intersect_sphere()`.
    @discardableResult
    public func intersectSphere(_ s: Sphere) -> (result: RayIntersectionKind, t: Double) {
        var cSelf = _c
        var cS = s._c
        var tOut: gfloat = 0
        let result = graphene_ray_intersect_sphere(&cSelf, &cS, &tOut)
        return (C.enumeration(result.rawValue), Double(tOut))
    }

    /// `graphene_ray_intersect_triangle()`.
    @discardableResult
    public func intersectTriangle(_ t: Triangle) -> (result: RayIntersectionKind, t: Double) {
        var cSelf = _c
        var cT = t._c
        var tOut: gfloat = 0
        let result = graphene_ray_intersect_triangle(&cSelf, &cT, &tOut)
        return (C.enumeration(result.rawValue), Double(tOut))
    }

    /// `graphene_ray_intersects_box()`.
    @discardableResult
    public func intersectsBox(_ b: Box) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_ray_intersects_box(&cSelf, &cB)
    }

    /// `graphene_ray_intersects_sphere()`.
    @discardableResult
    public func intersectsSphere(_ s: Sphere) -> Bool {
        var cSelf = _c
        var cS = s._c
        return graphene_ray_intersects_sphere(&cSelf, &cS)
    }

    /// `graphene_ray_intersects_triangle()`.
    @discardableResult
    public func intersectsTriangle(_ t: Triangle) -> Bool {
        var cSelf = _c
        var cT = t._c
        return graphene_ray_intersects_triangle(&cSelf, &cT)
    }
}
