// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_vec3_t`.
public struct Vec3: CStruct, ValueConvertible {
    public var _c: graphene_vec3_t
    public init(_c: graphene_vec3_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_vec3_t() }
    public static var _valueType: UInt { graphene_vec3_get_type() }
}

extension Vec3 {
    /// `graphene_vec3_add()`.
    @discardableResult
    public func add(_ b: Vec3) -> Vec3 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec3_t()
        graphene_vec3_add(&cSelf, &cB, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_cross()`.
    @discardableResult
    public func cross(_ b: Vec3) -> Vec3 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec3_t()
        graphene_vec3_cross(&cSelf, &cB, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_divide()`.
    @discardableResult
    public func divide(_ b: Vec3) -> Vec3 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec3_t()
        graphene_vec3_divide(&cSelf, &cB, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_dot()`.
    @discardableResult
    public func dot(_ b: Vec3) -> Double {
        var cSelf = _c
        var cB = b._c
        return Double(graphene_vec3_dot(&cSelf, &cB))
    }

    /// `graphene_vec3_equal()`.
    public func equal(_ v2: Vec3) -> Bool {
        var cSelf = _c
        var cV2 = v2._c
        return graphene_vec3_equal(&cSelf, &cV2)
    }

    /// `graphene_vec3_get_x()`.
    public var x: Double {
        var cSelf = _c
        return Double(graphene_vec3_get_x(&cSelf))
    }

    /// `graphene_vec3_get_xy()`.
    public var xy: Vec2 {
        var cSelf = _c
        var res = graphene_vec2_t()
        graphene_vec3_get_xy(&cSelf, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec3_get_xy0()`.
    public var xy0: Vec3 {
        var cSelf = _c
        var res = graphene_vec3_t()
        graphene_vec3_get_xy0(&cSelf, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_get_xyz0()`.
    public var xyz0: Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_vec3_get_xyz0(&cSelf, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec3_get_xyz1()`.
    public var xyz1: Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_vec3_get_xyz1(&cSelf, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec3_get_xyzw()`.
    public func xyzw(_ w: Double) -> Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_vec3_get_xyzw(&cSelf, gfloat(w), &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec3_get_y()`.
    public var y: Double {
        var cSelf = _c
        return Double(graphene_vec3_get_y(&cSelf))
    }

    /// `graphene_vec3_get_z()`.
    public var z: Double {
        var cSelf = _c
        return Double(graphene_vec3_get_z(&cSelf))
    }

    /// `graphene_vec3_init()`.
    public init(x: Double, y: Double, z: Double) {
        self.init()
        graphene_vec3_init(&_c, gfloat(x), gfloat(y), gfloat(z))
    }

    /// `graphene_vec3_init_from_float()`.
    public init(float src: [Double]) {
        self.init()
        C.require(src.count, 3, "src")
        let cSrc = src.map { gfloat($0) }
        graphene_vec3_init_from_float(&_c, cSrc)
    }

    /// `graphene_vec3_init_from_vec3()`.
    public init(vec3 src: Vec3) {
        self.init()
        var cSrc = src._c
        graphene_vec3_init_from_vec3(&_c, &cSrc)
    }

    /// `graphene_vec3_interpolate()`.
    @discardableResult
    public func interpolate(_ v2: Vec3, factor: Double) -> Vec3 {
        var cSelf = _c
        var cV2 = v2._c
        var res = graphene_vec3_t()
        graphene_vec3_interpolate(&cSelf, &cV2, factor, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_length()`.
    @discardableResult
    public func length() -> Double {
        var cSelf = _c
        return Double(graphene_vec3_length(&cSelf))
    }

    /// `graphene_vec3_max()`.
    @discardableResult
    public func max(_ b: Vec3) -> Vec3 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec3_t()
        graphene_vec3_max(&cSelf, &cB, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_min()`.
    @discardableResult
    public func min(_ b: Vec3) -> Vec3 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec3_t()
        graphene_vec3_min(&cSelf, &cB, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_multiply()`.
    @discardableResult
    public func multiply(_ b: Vec3) -> Vec3 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec3_t()
        graphene_vec3_multiply(&cSelf, &cB, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_near()`.
    @discardableResult
    public func near(_ v2: Vec3, epsilon: Double) -> Bool {
        var cSelf = _c
        var cV2 = v2._c
        return graphene_vec3_near(&cSelf, &cV2, gfloat(epsilon))
    }

    /// `graphene_vec3_negate()`.
    @discardableResult
    public func negate() -> Vec3 {
        var cSelf = _c
        var res = graphene_vec3_t()
        graphene_vec3_negate(&cSelf, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_normalize()`.
    @discardableResult
    public func normalize() -> Vec3 {
        var cSelf = _c
        var res = graphene_vec3_t()
        graphene_vec3_normalize(&cSelf, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_scale()`.
    @discardableResult
    public func scale(_ factor: Double) -> Vec3 {
        var cSelf = _c
        var res = graphene_vec3_t()
        graphene_vec3_scale(&cSelf, gfloat(factor), &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_subtract()`.
    @discardableResult
    public func subtract(_ b: Vec3) -> Vec3 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec3_t()
        graphene_vec3_subtract(&cSelf, &cB, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec3_to_float()`.
    public func toFloat() -> [Double] {
        var cSelf = _c
        var dest = [gfloat](repeating: 0, count: 3)
        graphene_vec3_to_float(&cSelf, &dest)
        return dest.map { Double($0) }
    }

    /// `graphene_vec3_one()`.
    public static var one: Vec3 { C.present(C.value(graphene_vec3_one()), "graphene_vec3_one") }

    /// `graphene_vec3_x_axis()`.
    public static var xAxis: Vec3 { C.present(C.value(graphene_vec3_x_axis()), "graphene_vec3_x_axis") }

    /// `graphene_vec3_y_axis()`.
    public static var yAxis: Vec3 { C.present(C.value(graphene_vec3_y_axis()), "graphene_vec3_y_axis") }

    /// `graphene_vec3_z_axis()`.
    public static var zAxis: Vec3 { C.present(C.value(graphene_vec3_z_axis()), "graphene_vec3_z_axis") }

    /// `graphene_vec3_zero()`.
    public static var zero: Vec3 { C.present(C.value(graphene_vec3_zero()), "graphene_vec3_zero") }
}
