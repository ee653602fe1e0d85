// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_point_t`.
public struct Point: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: graphene_point_t
    public init(_c: graphene_point_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_point_t() }
    public static var _valueType: UInt { graphene_point_get_type() }
}

extension Point {
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

    /// Creates a value with these fields.
    public init(x: Double, y: Double) {
        self.init()
        self.x = x
        self.y = y
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.x == right.x && left.y == right.y
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
    }

    /// `graphene_point_distance()`.
    @discardableResult
    public func distance(_ b: Point) -> (result: Double, dX: Double, dY: Double) {
        var cSelf = _c
        var cB = b._c
        var dX: gfloat = 0
        var dY: gfloat = 0
        let result = graphene_point_distance(&cSelf, &cB, &dX, &dY)
        return (Double(result), Double(dX), Double(dY))
    }

    /// `graphene_point_equal()`.
    public func equal(_ b: Point) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_point_equal(&cSelf, &cB)
    }

    /// `graphene_point_init_from_point()`.
    public init(point src: Point) {
        self.init()
        var cSrc = src._c
        graphene_point_init_from_point(&_c, &cSrc)
    }

    /// `graphene_point_init_from_vec2()`.
    public init(vec2 src: Vec2) {
        self.init()
        var cSrc = src._c
        graphene_point_init_from_vec2(&_c, &cSrc)
    }

    /// `graphene_point_interpolate()`.
    @discardableResult
    public func interpolate(_ b: Point, factor: Double) -> Point {
        var cSelf = _c
        var cB = b._c
        var res = graphene_point_t()
        graphene_point_interpolate(&cSelf, &cB, factor, &res)
        return Point(_c: res)
    }

    /// `graphene_point_near()`.
    @discardableResult
    public func near(_ b: Point, epsilon: Double) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_point_near(&cSelf, &cB, gfloat(epsilon))
    }

    /// `graphene_point_to_vec2()`.
    public func toVec2() -> Vec2 {
        var cSelf = _c
        var v = graphene_vec2_t()
        graphene_point_to_vec2(&cSelf, &v)
        return Vec2(_c: v)
    }

    /// `graphene_point_zero()`.
    public static var zero: Point { C.present(C.value(graphene_point_zero()), "graphene_point_zero") }
}
