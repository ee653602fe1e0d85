// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_triangle_t`.
public struct Triangle: CStruct, ValueConvertible {
    public var _c: graphene_triangle_t
    public init(_c: graphene_triangle_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_triangle_t() }
    public static var _valueType: UInt { graphene_triangle_get_type() }
}

extension Triangle {
    /// `graphene_triangle_contains_point()`.
    public func containsPoint(_ p: Point3D) -> Bool {
        var cSelf = _c
        var cP = p._c
        return graphene_triangle_contains_point(&cSelf, &cP)
    }

    /// `graphene_triangle_equal()`.
    public func equal(_ b: Triangle) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_triangle_equal(&cSelf, &cB)
    }

    /// `graphene_triangle_get_area()`.
    public var area: Double {
        var cSelf = _c
        return Double(graphene_triangle_get_area(&cSelf))
    }

    /// `graphene_triangle_get_barycoords()`.
    public func barycoords(of p: Point3D? = nil) -> Vec2? {
        var cSelf = _c
        let cP = Lent(p?._c)
        var res = graphene_vec2_t()
        let result = graphene_triangle_get_barycoords(&cSelf, cP.pointer, &res)
        return !result ? nil : Vec2(_c: res)
    }

    /// `graphene_triangle_get_bounding_box()`.
    public var boundingBox: Box {
        var cSelf = _c
        var res = graphene_box_t()
        graphene_triangle_get_bounding_box(&cSelf, &res)
        return Box(_c: res)
    }

    /// `graphene_triangle_get_midpoint()`.
    public var midpoint: Point3D {
        var cSelf = _c
        var res = graphene_point3d_t()
        graphene_triangle_get_midpoint(&cSelf, &res)
        return Point3D(_c: res)
    }

    /// `graphene_triangle_get_normal()`.
    public var normal: Vec3 {
        var cSelf = _c
        var res = graphene_vec3_t()
        graphene_triangle_get_normal(&cSelf, &res)
        return Vec3(_c: res)
    }

    /// `graphene_triangle_get_plane()`.
    public var plane: Plane {
        var cSelf = _c
        var res = graphene_plane_t()
        graphene_triangle_get_plane(&cSelf, &res)
        return Plane(_c: res)
    }

    /// `graphene_triangle_get_points()`.
    public var points: (a: Point3D, b: Point3D, c: Point3D) {
        var cSelf = _c
        var a = graphene_point3d_t()
        var b = graphene_point3d_t()
        var c = graphene_point3d_t()
        graphene_triangle_get_points(&cSelf, &a, &b, &c)
        return (Point3D(_c: a), Point3D(_c: b), Point3D(_c: c))
    }

    /// `graphene_triangle_get_uv()`.
    public func uv(of p: Point3D? = nil, uvA: Vec2, uvB: Vec2, uvC: Vec2) -> Vec2? {
        var cSelf = _c
        let cP = Lent(p?._c)
        var cUvA = uvA._c
        var cUvB = uvB._c
        var cUvC = uvC._c
        var res = graphene_vec2_t()
        let result = graphene_triangle_get_uv(&cSelf, cP.pointer, &cUvA, &cUvB, &cUvC, &res)
        return !result ? nil : Vec2(_c: res)
    }

    /// `graphene_triangle_get_vertices()`.
    public var vertices: (a: Vec3, b: Vec3, c: Vec3) {
        var cSelf = _c
        var a = graphene_vec3_t()
        var b = graphene_vec3_t()
        var c = graphene_vec3_t()
        graphene_triangle_get_vertices(&cSelf, &a, &b, &c)
        return (Vec3(_c: a), Vec3(_c: b), Vec3(_c: c))
    }

    /// `graphene_triangle_init_from_float()`.
    public init(a: [Double], b: [Double], c: [Double]) {
        self.init()
        C.require(a.count, 3, "a")
        let cA = a.map { gfloat($0) }
        C.require(b.count, 3, "b")
        let cB = b.map { gfloat($0) }
        C.require(c.count, 3, "c")
        let cC = c.map { gfloat($0) }
        graphene_triangle_init_from_float(&_c, cA, cB, cC)
    }

    /// `graphene_triangle_init_from_point3d()`.
    public init(point3d a: Point3D? = nil, b: Point3D? = nil, c: Point3D? = nil) {
        self.init()
        let cA = Lent(a?._c)
        let cB = Lent(b?._c)
        let cC = Lent(c?._c)
        graphene_triangle_init_from_point3d(&_c, cA.pointer, cB.pointer, cC.pointer)
    }

    /// `graphene_triangle_init_from_vec3()`.
    public init(vec3 a: Vec3? = nil, b: Vec3? = nil, c: Vec3? = nil) {
        self.init()
        let cA = Lent(a?._c)
        let cB = Lent(b?._c)
        let cC = Lent(c?._c)
        graphene_triangle_init_from_vec3(&_c, cA.pointer, cB.pointer, cC.pointer)
    }
}
