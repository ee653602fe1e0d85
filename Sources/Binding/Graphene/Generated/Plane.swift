// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_plane_t`.
public struct Plane: CStruct, ValueConvertible {
    public var _c: graphene_plane_t
    public init(_c: graphene_plane_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_plane_t() }
    public static var _valueType: UInt { graphene_plane_get_type() }
}

extension Plane {
    /// `graphene_plane_distance()`.
    @discardableResult
    public func distance(_ point: Point3D) -> Double {
        var cSelf = _c
        var cPoint = point._c
        return Double(graphene_plane_distance(&cSelf, &cPoint))
    }

    /// `graphene_plane_equal()`.
    public func equal(_ b: Plane) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_plane_equal(&cSelf, &cB)
    }

    /// `graphene_plane_get_constant()`.
    public var constant: Double {
        var cSelf = _c
        return Double(graphene_plane_get_constant(&cSelf))
    }

    /// `graphene_plane_get_normal()`.
    public var normal: Vec3 {
        var cSelf = _c
        var normal = graphene_vec3_t()
        graphene_plane_get_normal(&cSelf, &normal)
        return Vec3(_c: normal)
    }

    /// `graphene_plane_init()`.
    public init(normal: Vec3? = nil, constant: Double) {
        self.init()
        let cNormal = Lent(normal?._c)
        graphene_plane_init(&_c, cNormal.pointer, gfloat(constant))
    }

    /// `graphene_plane_init_from_plane()`.
    public init(plane src: Plane) {
        self.init()
        var cSrc = src._c
        graphene_plane_init_from_plane(&_c, &cSrc)
    }

    /// `graphene_plane_init_from_point()`.
    public init(normal: Vec3, point: Point3D) {
        self.init()
        var cNormal = normal._c
        var cPoint = point._c
        graphene_plane_init_from_point(&_c, &cNormal, &cPoint)
    }

    /// `graphene_plane_init_from_points()`.
    public init(a: Point3D, b: Point3D, c: Point3D) {
        self.init()
        var cA = a._c
        var cB = b._c
        var cC = c._c
        graphene_plane_init_from_points(&_c, &cA, &cB, &cC)
    }

    /// `graphene_plane_init_from_vec4()`.
    public init(vec4 src: Vec4) {
        self.init()
        var cSrc = src._c
        graphene_plane_init_from_vec4(&_c, &cSrc)
    }

    /// `graphene_plane_negate()`.
    @discardableResult
    public func negate() -> Plane {
        var cSelf = _c
        var res = graphene_plane_t()
        graphene_plane_negate(&cSelf, &res)
        return Plane(_c: res)
    }

    /// `graphene_plane_normalize()`.
    @discardableResult
    public func normalize() -> Plane {
        var cSelf = _c
        var res = graphene_plane_t()
        graphene_plane_normalize(&cSelf, &res)
        return Plane(_c: res)
    }

    /// `graphene_plane_transform()`.
    @discardableResult
    public func transform(_ matrix: Matrix, normalMatrix: Matrix? = nil) -> Plane {
        var cSelf = _c
        var cMatrix = matrix._c
        let cNormalMatrix = Lent(normalMatrix?._c)
        var res = graphene_plane_t()
        graphene_plane_transform(&cSelf, &cMatrix, cNormalMatrix.pointer, &res)
        return Plane(_c: res)
    }
}
