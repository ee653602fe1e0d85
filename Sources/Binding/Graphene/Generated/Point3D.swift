// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_point3d_t`.
public struct Point3D: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: graphene_point3d_t
    public init(_c: graphene_point3d_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_point3d_t() }
    public static var _valueType: UInt { graphene_point3d_get_type() }
}

extension Point3D {
    /// The field `x`.
    public var x: Double {
        get { Double(_c.x) }
        set { _c.x = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.x; defer { self.x = value }; yield &value }
    }

    /// The field `y`.
    public var y: Double {
        get { Double(_c.y) }
        set { _c.y = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.y; defer { self.y = value }; yield &value }
    }

    /// The field `z`.
    public var z: Double {
        get { Double(_c.z) }
        set { _c.z = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.z; defer { self.z = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(x: Double, y: Double, z: Double) {
        self.init()
        self.x = x
        self.y = y
        self.z = z
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.x == right.x && left.y == right.y && left.z == right.z
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
        hasher.combine(z)
    }

    /// `graphene_point3d_cross()`.
    @discardableResult
    public func cross(_ b: Point3D) -> Point3D {
        var cSelf = _c
        var cB = b._c
        var res = graphene_point3d_t()
        graphene_point3d_cross(&cSelf, &cB, &res)
        return Point3D(_c: res)
    }

    /// `graphene_point3d_distance()`.
    @discardableResult
    public func distance(_ b: Point3D) -> (result: Double, delta: Vec3) {
        var cSelf = _c
        var cB = b._c
        var delta = graphene_vec3_t()
        let result = graphene_point3d_distance(&cSelf, &cB, &delta)
        return (Double(result), Vec3(_c: delta))
    }

    /// `graphene_point3d_dot()`.
    @discardableResult
    public func dot(_ b: Point3D) -> Double {
        var cSelf = _c
        var cB = b._c
        return Double(graphene_point3d_dot(&cSelf, &cB))
    }

    /// `graphene_point3d_equal()`.
    public func equal(_ b: Point3D) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_point3d_equal(&cSelf, &cB)
    }

    /// `graphene_point3d_init_from_point()`.
    public init(point src: Point3D) {
        self.init()
        var cSrc = src._c
        graphene_point3d_init_from_point(&_c, &cSrc)
    }

    /// `graphene_point3d_init_from_vec3()`.
    public init(vec3 v: Vec3) {
        self.init()
        var cV = v._c
        graphene_point3d_init_from_vec3(&_c, &cV)
    }

    /// `graphene_point3d_interpolate()`.
    @discardableResult
    public func interpolate(_ b: Point3D, factor: Double) -> Point3D {
        var cSelf = _c
        var cB = b._c
        var res = graphene_point3d_t()
        graphene_point3d_interpolate(&cSelf, &cB, factor, &res)
        return Point3D(_c: res)
    }

    /// `graphene_point3d_length()`.
    @discardableResult
    public func length() -> Double {
        var cSelf = _c
        return Double(graphene_point3d_length(&cSelf))
    }

    /// `graphene_point3d_near()`.
    @discardableResult
    public func near(_ b: Point3D, epsilon: Double) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_point3d_near(&cSelf, &cB, gfloat(epsilon))
    }

    /// `graphene_point3d_normalize()`.
    @discardableResult
    public func normalize() -> Point3D {
        var cSelf = _c
        var res = graphene_point3d_t()
        graphene_point3d_normalize(&cSelf, &res)
        return Point3D(_c: res)
    }

    /// `graphene_point3d_normalize_viewport()`.
    @discardableResult
    public func normalizeViewport(_ viewport: Rect, zNear: Double, zFar: Double) -> Point3D {
        var cSelf = _c
        var cViewport = viewport._c
        var res = graphene_point3d_t()
        graphene_point3d_normalize_viewport(&cSelf, &cViewport, gfloat(zNear), gfloat(zFar), &res)
        return Point3D(_c: res)
    }

    /// `graphene_point3d_scale()`.
    @discardableResult
    public func scale(_ factor: Double) -> Point3D {
        var cSelf = _c
        var res = graphene_point3d_t()
        graphene_point3d_scale(&cSelf, gfloat(factor), &res)
        return Point3D(_c: res)
    }

    /// `graphene_point3d_to_vec3()`.
    public func toVec3() -> Vec3 {
        var cSelf = _c
        var v = graphene_vec3_t()
        graphene_point3d_to_vec3(&cSelf, &v)
        return Vec3(_c: v)
    }

    /// `graphene_point3d_zero()`.
    public static var zero: Point3D { C.present(C.value(graphene_point3d_zero()), "graphene_point3d_zero") }
}
