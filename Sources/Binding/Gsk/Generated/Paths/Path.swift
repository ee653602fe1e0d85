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
/// `GskPath`. <https://docs.gtk.org/gsk4/struct.Path.html>
public final class Path: Boxed {
    public override class var gtype: UInt { gsk_path_get_type() }
}

extension Path {
    /// `gsk_path_foreach()`.
    @discardableResult
    public func forEach(flags: PathForeachFlags = [], _ `func`: PathForeachFunc) -> Bool {
        PathForeachFuncThunk.withTemporary(`func`) { data2 in gsk_path_foreach(C.opaque(_raw), .init(rawValue: C.number(flags)), PathForeachFuncThunk.call, data2) } != 0
    }

    /// `gsk_path_get_bounds()`.
    public var bounds: Graphene.Rect? {
        var bounds = graphene_rect_t()
        let result = gsk_path_get_bounds(C.opaque(_raw), &bounds)
        return result == 0 ? nil : Graphene.Rect(_c: bounds)
    }

    /// `gsk_path_get_closest_point()`.
    public func closestPoint(
        of point: Graphene.Point, threshold: Double
    ) -> (place: PathPoint, distance: Double)? {
        var cPoint = point._c
        var place = GskPathPoint()
        var distance: gfloat = 0
        let result = gsk_path_get_closest_point(C.opaque(_raw), &cPoint, gfloat(threshold), &place, &distance)
        return result == 0 ? nil : (PathPoint(_c: place), Double(distance))
    }

    /// `gsk_path_get_end_point()`.
    public var endPoint: PathPoint? {
        var place = GskPathPoint()
        let result = gsk_path_get_end_point(C.opaque(_raw), &place)
        return result == 0 ? nil : PathPoint(_c: place)
    }

    /// `gsk_path_get_start_point()`.
    public var startPoint: PathPoint? {
        var place = GskPathPoint()
        let result = gsk_path_get_start_point(C.opaque(_raw), &place)
        return result == 0 ? nil : PathPoint(_c: place)
    }

    /// `gsk_path_get_stroke_bounds()`.
    public func strokeBounds(of stroke: Stroke) -> Graphene.Rect? {
        var bounds = graphene_rect_t()
        let result = gsk_path_get_stroke_bounds(C.opaque(_raw), C.opaque(stroke._raw), &bounds)
        return result == 0 ? nil : Graphene.Rect(_c: bounds)
    }

    /// `gsk_path_in_fill()`.
    @discardableResult
    public func inFill(_ point: Graphene.Point, fillRule: FillRule) -> Bool {
        var cPoint = point._c
        return gsk_path_in_fill(C.opaque(_raw), &cPoint, .init(rawValue: C.number(fillRule))) != 0
    }

    /// `gsk_path_is_closed()`.
    public var isClosed: Bool { gsk_path_is_closed(C.opaque(_raw)) != 0 }

    /// `gsk_path_is_empty()`.
    public var isEmpty: Bool { gsk_path_is_empty(C.opaque(_raw)) != 0 }

    /// `gsk_path_to_cairo()`.
    public func toCairo(_ cr: Cairo.Context) {
        gsk_path_to_cairo(C.opaque(_raw), C.opaque(cr._raw))
    }

    /// `gsk_path_to_string()`.
    public func toString() -> String {
        C.takeString(gsk_path_to_string(C.opaque(_raw)))
    }

    /// `gsk_path_parse()`.
    public static func parse(_ string: String) -> Path? {
        C.take(C.raw(gsk_path_parse(string)))
    }
}

extension Path: CustomStringConvertible {
    public var description: String { toString() }
}
#endif
