// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_rect_t`.
public struct Rect: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: graphene_rect_t
    public init(_c: graphene_rect_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_rect_t() }
    public static var _valueType: UInt { graphene_rect_get_type() }
}

extension Rect {
    /// The field `origin`.
    public var origin: Point {
        get { Point(_c: _c.origin) }
        set { _c.origin = newValue._c }
        @_alwaysEmitIntoClient _modify { var value = self.origin; defer { self.origin = value }; yield &value }
    }

    /// The field `size`.
    public var size: Size {
        get { Size(_c: _c.size) }
        set { _c.size = newValue._c }
        @_alwaysEmitIntoClient _modify { var value = self.size; defer { self.size = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(origin: Point, size: Size) {
        self.init()
        self.origin = origin
        self.size = size
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.origin == right.origin && left.size == right.size
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(size)
    }

    /// `graphene_rect_contains_point()`.
    public func containsPoint(_ p: Point) -> Bool {
        var cSelf = _c
        var cP = p._c
        return graphene_rect_contains_point(&cSelf, &cP)
    }

    /// `graphene_rect_contains_rect()`.
    public func containsRect(_ b: Rect) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_rect_contains_rect(&cSelf, &cB)
    }

    /// `graphene_rect_equal()`.
    public func equal(_ b: Rect) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_rect_equal(&cSelf, &cB)
    }

    /// `graphene_rect_expand()`.
    @discardableResult
    public func expand(_ p: Point) -> Rect {
        var cSelf = _c
        var cP = p._c
        var res = graphene_rect_t()
        graphene_rect_expand(&cSelf, &cP, &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_get_area()`.
    public var area: Double {
        var cSelf = _c
        return Double(graphene_rect_get_area(&cSelf))
    }

    /// `graphene_rect_get_bottom_left()`.
    public var bottomLeft: Point {
        var cSelf = _c
        var p = graphene_point_t()
        graphene_rect_get_bottom_left(&cSelf, &p)
        return Point(_c: p)
    }

    /// `graphene_rect_get_bottom_right()`.
    public var bottomRight: Point {
        var cSelf = _c
        var p = graphene_point_t()
        graphene_rect_get_bottom_right(&cSelf, &p)
        return Point(_c: p)
    }

    /// `graphene_rect_get_center()`.
    public var center: Point {
        var cSelf = _c
        var p = graphene_point_t()
        graphene_rect_get_center(&cSelf, &p)
        return Point(_c: p)
    }

    /// `graphene_rect_get_height()`.
    public var height: Double {
        var cSelf = _c
        return Double(graphene_rect_get_height(&cSelf))
    }

    /// `graphene_rect_get_top_left()`.
    public var topLeft: Point {
        var cSelf = _c
        var p = graphene_point_t()
        graphene_rect_get_top_left(&cSelf, &p)
        return Point(_c: p)
    }

    /// `graphene_rect_get_top_right()`.
    public var topRight: Point {
        var cSelf = _c
        var p = graphene_point_t()
        graphene_rect_get_top_right(&cSelf, &p)
        return Point(_c: p)
    }

    /// `graphene_rect_get_vertices()`.
    public var vertices: [Vec2] {
        var cSelf = _c
        var vertices = [graphene_vec2_t](repeating: .init(), count: 4)
        graphene_rect_get_vertices(&cSelf, &vertices)
        return vertices.map { Vec2(_c: $0) }
    }

    /// `graphene_rect_get_width()`.
    public var width: Double {
        var cSelf = _c
        return Double(graphene_rect_get_width(&cSelf))
    }

    /// `graphene_rect_get_x()`.
    public var x: Double {
        var cSelf = _c
        return Double(graphene_rect_get_x(&cSelf))
    }

    /// `graphene_rect_get_y()`.
    public var y: Double {
        var cSelf = _c
        return Double(graphene_rect_get_y(&cSelf))
    }

    /// `graphene_rect_init()`.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init()
        graphene_rect_init(&_c, gfloat(x), gfloat(y), gfloat(width), gfloat(height))
    }

    /// `graphene_rect_init_from_rect()`.
    public init(rect src: Rect) {
        self.init()
        var cSrc = src._c
        graphene_rect_init_from_rect(&_c, &cSrc)
    }

    /// `graphene_rect_inset()`.
    @discardableResult
    public mutating func inset(dX: Double, dY: Double) -> Rect {
        C.present(C.value(graphene_rect_inset(&_c, gfloat(dX), gfloat(dY))), "graphene_rect_inset")
    }

    /// `graphene_rect_inset_r()`.
    @discardableResult
    public func insetR(dX: Double, dY: Double) -> Rect {
        var cSelf = _c
        var res = graphene_rect_t()
        graphene_rect_inset_r(&cSelf, gfloat(dX), gfloat(dY), &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_interpolate()`.
    @discardableResult
    public func interpolate(_ b: Rect, factor: Double) -> Rect {
        var cSelf = _c
        var cB = b._c
        var res = graphene_rect_t()
        graphene_rect_interpolate(&cSelf, &cB, factor, &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_intersection()`.
    @discardableResult
    public func intersection(_ b: Rect) -> Rect? {
        var cSelf = _c
        var cB = b._c
        var res = graphene_rect_t()
        let result = graphene_rect_intersection(&cSelf, &cB, &res)
        return !result ? nil : Rect(_c: res)
    }

    /// `graphene_rect_normalize()`.
    @discardableResult
    public mutating func normalize() -> Rect {
        C.present(C.value(graphene_rect_normalize(&_c)), "graphene_rect_normalize")
    }

    /// `graphene_rect_normalize_r()`.
    @discardableResult
    public func normalizeR() -> Rect {
        var cSelf = _c
        var res = graphene_rect_t()
        graphene_rect_normalize_r(&cSelf, &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_offset()`.
    @discardableResult
    public mutating func offset(dX: Double, dY: Double) -> Rect {
        C.present(C.value(graphene_rect_offset(&_c, gfloat(dX), gfloat(dY))), "graphene_rect_offset")
    }

    /// `graphene_rect_offset_r()`.
    @discardableResult
    public func offsetR(dX: Double, dY: Double) -> Rect {
        var cSelf = _c
        var res = graphene_rect_t()
        graphene_rect_offset_r(&cSelf, gfloat(dX), gfloat(dY), &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_round_extents()`.
    @discardableResult
    public func roundExtents() -> Rect {
        var cSelf = _c
        var res = graphene_rect_t()
        graphene_rect_round_extents(&cSelf, &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_scale()`.
    @discardableResult
    public func scale(sH: Double, sV: Double) -> Rect {
        var cSelf = _c
        var res = graphene_rect_t()
        graphene_rect_scale(&cSelf, gfloat(sH), gfloat(sV), &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_union()`.
    @discardableResult
    public func union(_ b: Rect) -> Rect {
        var cSelf = _c
        var cB = b._c
        var res = graphene_rect_t()
        graphene_rect_union(&cSelf, &cB, &res)
        return Rect(_c: res)
    }

    /// `graphene_rect_zero()`.
    public static var zero: Rect { C.present(C.value(graphene_rect_zero()), "graphene_rect_zero") }
}
