// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_vec4_t`.
public struct Vec4: CStruct, ValueConvertible {
    public var _c: graphene_vec4_t
    public init(_c: graphene_vec4_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_vec4_t() }
    public static var _valueType: UInt { graphene_vec4_get_type() }
}

extension Vec4 {
    /// `graphene_vec4_add()`.
    @discardableResult
    public func add(_ b: Vec4) -> Vec4 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec4_t()
        graphene_vec4_add(&cSelf, &cB, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_divide()`.
    @discardableResult
    public func divide(_ b: Vec4) -> Vec4 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec4_t()
        graphene_vec4_divide(&cSelf, &cB, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_dot()`.
    @discardableResult
    public func dot(_ b: Vec4) -> Double {
        var cSelf = _c
        var cB = b._c
        return Double(graphene_vec4_dot(&cSelf, &cB))
    }

    /// `graphene_vec4_equal()`.
    public func equal(_ v2: Vec4) -> Bool {
        var cSelf = _c
        var cV2 = v2._c
        return graphene_vec4_equal(&cSelf, &cV2)
    }

    /// `graphene_vec4_get_w()`.
    public var w: Double {
        var cSelf = _c
        return Double(graphene_vec4_get_w(&cSelf))
    }

    /// `graphene_vec4_get_x()`.
    public var x: Double {
        var cSelf = _c
        return Double(graphene_vec4_get_x(&cSelf))
    }

    /// `graphene_vec4_get_xy()`.
    public var xy: Vec2 {
        var cSelf = _c
        var res = graphene_vec2_t()
        graphene_vec4_get_xy(&cSelf, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec4_get_xyz()`.
    public var xyz: Vec3 {
        var cSelf = _c
        var res = graphene_vec3_t()
        graphene_vec4_get_xyz(&cSelf, &res)
        return Vec3(_c: res)
    }

    /// `graphene_vec4_get_y()`.
    public var y: Double {
        var cSelf = _c
        return Double(graphene_vec4_get_y(&cSelf))
    }

    /// `graphene_vec4_get_z()`.
    public var z: Double {
        var cSelf = _c
        return Double(graphene_vec4_get_z(&cSelf))
    }

    /// `graphene_vec4_init()`.
    public init(x: Double, y: Double, z: Double, w: Double) {
        self.init()
        graphene_vec4_init(&_c, gfloat(x), gfloat(y), gfloat(z), gfloat(w))
    }

    /// `graphene_vec4_init_from_float()`.
    public init(float src: [Double]) {
        self.init()
        C.require(src.count, 4, "src")
        let cSrc = src.map { gfloat($0) }
        graphene_vec4_init_from_float(&_c, cSrc)
    }

    /// `graphene_vec4_init_from_vec2()`.
    public init(vec2 src: Vec2, z: Double, w: Double) {
        self.init()
        var cSrc = src._c
        graphene_vec4_init_from_vec2(&_c, &cSrc, gfloat(z), gfloat(w))
    }

    /// `graphene_vec4_init_from_vec3()`.
    public init(vec3 src: Vec3, w: Double) {
        self.init()
        var cSrc = src._c
        graphene_vec4_init_from_vec3(&_c, &cSrc, gfloat(w))
    }

    /// `graphene_vec4_init_from_vec4()`.
    public init(vec4 src: Vec4) {
        self.init()
        var cSrc = src._c
        graphene_vec4_init_from_vec4(&_c, &cSrc)
    }

    /// `graphene_vec4_interpolate()`.
    @discardableResult
    public func interpolate(_ v2: Vec4, factor: Double) -> Vec4 {
        var cSelf = _c
        var cV2 = v2._c
        var res = graphene_vec4_t()
        graphene_vec4_interpolate(&cSelf, &cV2, factor, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_length()`.
    @discardableResult
    public func length() -> Double {
        var cSelf = _c
        return Double(graphene_vec4_length(&cSelf))
    }

    /// `graphene_vec4_max()`.
    @discardableResult
    public func max(_ b: Vec4) -> Vec4 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec4_t()
        graphene_vec4_max(&cSelf, &cB, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_min()`.
    @discardableResult
    public func min(_ b: Vec4) -> Vec4 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec4_t()
        graphene_vec4_min(&cSelf, &cB, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_multiply()`.
    @discardableResult
    public func multiply(_ b: Vec4) -> Vec4 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec4_t()
        graphene_vec4_multiply(&cSelf, &cB, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_near()`.
    @discardableResult
    public func near(_ v2: Vec4, epsilon: Double) -> Bool {
        var cSelf = _c
        var cV2 = v2._c
        return graphene_vec4_near(&cSelf, &cV2, gfloat(epsilon))
    }

    /// `graphene_vec4_negate()`.
    @discardableResult
    public func negate() -> Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_vec4_negate(&cSelf, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_normalize()`.
    @discardableResult
    public func normalize() -> Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_vec4_normalize(&cSelf, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_scale()`.
    @discardableResult
    public func scale(_ factor: Double) -> Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_vec4_scale(&cSelf, gfloat(factor), &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_subtract()`.
    @discardableResult
    public func subtract(_ b: Vec4) -> Vec4 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec4_t()
        graphene_vec4_subtract(&cSelf, &cB, &res)
        return Vec4(_c: res)
    }

    /// `graphene_vec4_to_float()`.
    public func toFloat() -> [Double] {
        var cSelf = _c
        var dest = [gfloat](repeating: 0, count: 4)
        graphene_vec4_to_float(&cSelf, &dest)
        return dest.map { Double($0) }
    }

    /// `graphene_vec4_one()`.
    public static var one: Vec4 { C.present(C.value(graphene_vec4_one()), "graphene_vec4_one") }

    /// `graphene_vec4_w_axis()`.
    public static var wAxis: Vec4 { C.present(C.value(graphene_vec4_w_axis()), "graphene_vec4_w_axis") }

    /// `graphene_vec4_x_axis()`.
    public static var xAxis: Vec4 { C.present(C.value(graphene_vec4_x_axis()), "graphene_vec4_x_axis") }

    /// `graphene_vec4_y_axis()`.
    public static var yAxis: Vec4 { C.present(C.value(graphene_vec4_y_axis()), "graphene_vec4_y_axis") }

    /// `graphene_vec4_z_axis()`.
    public static var zAxis: Vec4 { C.present(C.value(graphene_vec4_z_axis()), "graphene_vec4_z_axis") }

    /// `graphene_vec4_zero()`.
    public static var zero: Vec4 { C.present(C.value(graphene_vec4_zero()), "graphene_vec4_zero") }
}
