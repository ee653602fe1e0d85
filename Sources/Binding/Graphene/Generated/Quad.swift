// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_quad_t`.
public struct Quad: CStruct, ValueConvertible {
    public var _c: graphene_quad_t
    public init(_c: graphene_quad_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_quad_t() }
    public static var _valueType: UInt { graphene_quad_get_type() }
}

extension Quad {
    /// `graphene_quad_bounds()`.
    @discardableResult
    public func bounds() -> Rect {
        var cSelf = _c
        var r = graphene_rect_t()
        graphene_quad_bounds(&cSelf, &r)
        return Rect(_c: r)
    }

    /// `graphene_quad_contains()`.
    public func contains(_ p: Point) -> Bool {
        var cSelf = _c
        var cP = p._c
        return graphene_quad_contains(&cSelf, &cP)
    }

    /// `graphene_quad_get_point()`.
    public func point(at index: Int) -> Point {
        var cSelf = _c
        return C.present(C.value(graphene_quad_get_point(&cSelf, C.guint(index))), "graphene_quad_get_point")
    }

    /// `graphene_quad_init()`.
    public init(p1: Point, p2: Point, p3: Point, p4: Point) {
        self.init()
        var cP1 = p1._c
        var cP2 = p2._c
        var cP3 = p3._c
        var cP4 = p4._c
        graphene_quad_init(&_c, &cP1, &cP2, &cP3, &cP4)
    }

    /// `graphene_quad_init_from_points()`.
    public init(points: [Point]) {
        self.init()
        C.require(points.count, 4, "points")
        let cPoints = points.map { $0._c }
        graphene_quad_init_from_points(&_c, cPoints)
    }

    /// `graphene_quad_init_from_rect()`.
    public init(rect r: Rect) {
        self.init()
        var cR = r._c
        graphene_quad_init_from_rect(&_c, &cR)
    }
}
