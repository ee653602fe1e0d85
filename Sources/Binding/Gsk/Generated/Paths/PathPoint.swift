// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Pango

#if GTK_4_14
/// `GskPathPoint`. <https://docs.gtk.org/gsk4/struct.PathPoint.html>
public struct PathPoint: CStruct, ValueConvertible {
    public var _c: GskPathPoint
    public init(_c: GskPathPoint) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GskPathPoint() }
    public static var _valueType: UInt { gsk_path_point_get_type() }
}

extension PathPoint {
    /// `gsk_path_point_compare()`.
    public func compare(_ point2: PathPoint) -> Int {
        var cSelf = _c
        var cPoint2 = point2._c
        return C.int(gsk_path_point_compare(&cSelf, &cPoint2))
    }

    /// `gsk_path_point_equal()`.
    public func equal(_ point2: PathPoint) -> Bool {
        var cSelf = _c
        var cPoint2 = point2._c
        return gsk_path_point_equal(&cSelf, &cPoint2) != 0
    }

    /// `gsk_path_point_get_curvature()`.
    public func curvature(
        of path: Path, direction: PathDirection
    ) -> (result: Double, center: Graphene.Point) {
        var cSelf = _c
        var center = graphene_point_t()
        let result = gsk_path_point_get_curvature(&cSelf, C.opaque(path._raw), .init(rawValue: C.number(direction)), &center)
        return (Double(result), Graphene.Point(_c: center))
    }

    /// `gsk_path_point_get_distance()`.
    public func distance(of measure: PathMeasure) -> Double {
        var cSelf = _c
        return Double(gsk_path_point_get_distance(&cSelf, C.opaque(measure._raw)))
    }

    /// `gsk_path_point_get_position()`.
    public func position(of path: Path) -> Graphene.Point {
        var cSelf = _c
        var position = graphene_point_t()
        gsk_path_point_get_position(&cSelf, C.opaque(path._raw), &position)
        return Graphene.Point(_c: position)
    }

    /// `gsk_path_point_get_rotation()`.
    public func rotation(of path: Path, direction: PathDirection) -> Double {
        var cSelf = _c
        return Double(gsk_path_point_get_rotation(&cSelf, C.opaque(path._raw), .init(rawValue: C.number(direction))))
    }

    /// `gsk_path_point_get_tangent()`.
    public func tangent(of path: Path, direction: PathDirection) -> Graphene.Vec2 {
        var cSelf = _c
        var tangent = graphene_vec2_t()
        gsk_path_point_get_tangent(&cSelf, C.opaque(path._raw), .init(rawValue: C.number(direction)), &tangent)
        return Graphene.Vec2(_c: tangent)
    }
}
#endif
