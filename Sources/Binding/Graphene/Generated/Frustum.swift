// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_frustum_t`.
public struct Frustum: CStruct, ValueConvertible {
    public var _c: graphene_frustum_t
    public init(_c: graphene_frustum_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_frustum_t() }
    public static var _valueType: UInt { graphene_frustum_get_type() }
}

extension Frustum {
    /// `graphene_frustum_contains_point()`.
    public func containsPoint(_ point: Point3D) -> Bool {
        var cSelf = _c
        var cPoint = point._c
        return graphene_frustum_contains_point(&cSelf, &cPoint)
    }

    /// `graphene_frustum_equal()`.
    public func equal(_ b: Frustum) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_frustum_equal(&cSelf, &cB)
    }

    /// `graphene_frustum_get_planes()`.
    public var planes: [Plane] {
        var cSelf = _c
        var planes = [graphene_plane_t](repeating: .init(), count: 6)
        graphene_frustum_get_planes(&cSelf, &planes)
        return planes.map { Plane(_c: $0) }
    }

    /// `graphene_frustum_init()`.
    public init(p0: Plane, p1: Plane, p2: Plane, p3: Plane, p4: Plane, p5: Plane) {
        self.init()
        var cP0 = p0._c
        var cP1 = p1._c
        var cP2 = p2._c
        var cP3 = p3._c
        var cP4 = p4._c
        var cP5 = p5._c
        graphene_frustum_init(&_c, &cP0, &cP1, &cP2, &cP3, &cP4, &cP5)
    }

    /// `graphene_frustum_init_from_frustum()`.
    public init(frustum src: Frustum) {
        self.init()
        var cSrc = src._c
        graphene_frustum_init_from_frustum(&_c, &cSrc)
    }

    /// `graphene_frustum_init_from_matrix()`.
    public init(matrix: Matrix) {
        self.init()
        var cMatrix = matrix._c
        graphene_frustum_init_from_matrix(&_c, &cMatrix)
    }

    /// `graphene_frustum_intersects_box()`.
    @discardableResult
    public func intersectsBox(_ box: Box) -> Bool {
        var cSelf = _c
        var cBox = box._c
        return graphene_frustum_intersects_box(&cSelf, &cBox)
    }

    /// `graphene_frustum_intersects_sphere()`.
    @discardableResult
    public func intersectsSphere(_ sphere: Sphere) -> Bool {
        var cSelf = _c
        var cSphere = sphere._c
        return graphene_frustum_intersects_sphere(&cSelf, &cSphere)
    }
}
