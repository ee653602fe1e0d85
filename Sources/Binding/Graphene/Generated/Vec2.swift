// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_vec2_t`.
public struct Vec2: CStruct, ValueConvertible {
    public var _c: graphene_vec2_t
    public init(_c: graphene_vec2_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_vec2_t() }
    public static var _valueType: UInt { graphene_vec2_get_type() }
}

extension Vec2 {
    /// `graphene_vec2_add()`.
    @discardableResult
    public func add(_ b: Vec2) -> Vec2 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec2_t()
        graphene_vec2_add(&cSelf, &cB, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_divide()`.
    @discardableResult
    public func divide(_ b: Vec2) -> Vec2 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec2_t()
        graphene_vec2_divide(&cSelf, &cB, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_dot()`.
    @discardableResult
    public func dot(_ b: Vec2) -> Double {
        var cSelf = _c
        var cB = b._c
        return Double(graphene_vec2_dot(&cSelf, &cB))
    }

    /// `graphene_vec2_equal()`.
    public func equal(_ v2: Vec2) -> Bool {
        var cSelf = _c
        var cV2 = v2._c
        return graphene_vec2_equal(&cSelf, &cV2)
    }

    /// `graphene_vec2_get_x()`.
    public var x: Double {
        var cSelf = _c
        return Double(graphene_vec2_get_x(&cSelf))
    }

    /// `graphene_vec2_get_y()`.
    public var y: Double {
        var cSelf = _c
        return Double(graphene_vec2_get_y(&cSelf))
    }

    /// `graphene_vec2_init()`.
    public init(x: Double, y: Double) {
        self.init()
        graphene_vec2_init(&_c, gfloat(x), gfloat(y))
    }

    /// `graphene_vec2_init_from_float()`.
    public init(float src: [Double]) {
        self.init()
        C.require(src.count, 2, "src")
        let cSrc = src.map { gfloat($0) }
        graphene_vec2_init_from_float(&_c, cSrc)
    }

    /// `graphene_vec2_init_from_vec2()`.
    public init(vec2 src: Vec2) {
        self.init()
        var cSrc = src._c
        graphene_vec2_init_from_vec2(&_c, &cSrc)
    }

    /// `graphene_vec2_interpolate()`.
    @discardableResult
    public func interpolate(_ v2: Vec2, factor: Double) -> Vec2 {
        var cSelf = _c
        var cV2 = v2._c
        var res = graphene_vec2_t()
        graphene_vec2_interpolate(&cSelf, &cV2, factor, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_length()`.
    @discardableResult
    public func length() -> Double {
        var cSelf = _c
        return Double(graphene_vec2_length(&cSelf))
    }

    /// `graphene_vec2_max()`.
    @discardableResult
    public func max(_ b: Vec2) -> Vec2 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec2_t()
        graphene_vec2_max(&cSelf, &cB, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_min()`.
    @discardableResult
    public func min(_ b: Vec2) -> Vec2 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec2_t()
        graphene_vec2_min(&cSelf, &cB, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_multiply()`.
    @discardableResult
    public func multiply(_ b: Vec2) -> Vec2 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec2_t()
        graphene_vec2_multiply(&cSelf, &cB, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_near()`.
    @discardableResult
    public func near(_ v2: Vec2, epsilon: Double) -> Bool {
        var cSelf = _c
        var cV2 = v2._c
        return graphene_vec2_near(&cSelf, &cV2, gfloat(epsilon))
    }

    /// `graphene_vec2_negate()`.
    @discardableResult
    public func negate() -> Vec2 {
        var cSelf = _c
        var res = graphene_vec2_t()
        graphene_vec2_negate(&cSelf, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_normalize()`.
    @discardableResult
    public func normalize() -> Vec2 {
        var cSelf = _c
        var res = graphene_vec2_t()
        graphene_vec2_normalize(&cSelf, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_scale()`.
    @discardableResult
    public func scale(_ factor: Double) -> Vec2 {
        var cSelf = _c
        var res = graphene_vec2_t()
        graphene_vec2_scale(&cSelf, gfloat(factor), &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_subtract()`.
    @discardableResult
    public func subtract(_ b: Vec2) -> Vec2 {
        var cSelf = _c
        var cB = b._c
        var res = graphene_vec2_t()
        graphene_vec2_subtract(&cSelf, &cB, &res)
        return Vec2(_c: res)
    }

    /// `graphene_vec2_to_float()`.
    public func toFloat() -> [Double] {
        var cSelf = _c
        var dest = [gfloat](repeating: 0, count: 2)
        graphene_vec2_to_float(&cSelf, &dest)
        return dest.map { Double($0) }
    }

    /// `graphene_vec2_one()`.
    public static var one: Vec2 { C.present(C.value(graphene_vec2_one()), "graphene_vec2_one") }

    /// `graphene_vec2_x_axis()`.
    public static var xAxis: Vec2 { C.present(C.value(graphene_vec2_x_axis()), "graphene_vec2_x_axis") }

    /// `graphene_vec2_y_axis()`.
    public static var yAxis: Vec2 { C.present(C.value(graphene_vec2_y_axis()), "graphene_vec2_y_axis") }

    /// `graphene_vec2_zero()`.
    public static var zero: Vec2 { C.present(C.value(graphene_vec2_zero()), "graphene_vec2_zero") }
}
