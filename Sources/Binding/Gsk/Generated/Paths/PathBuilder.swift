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
/// `GskPathBuilder`. <https://docs.gtk.org/gsk4/struct.PathBuilder.html>
public final class PathBuilder: Boxed {
    public override class var gtype: UInt { gsk_path_builder_get_type() }

    /// `gsk_path_builder_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(gsk_path_builder_new()), "gsk_path_builder_new"))
    }
}

extension PathBuilder {
    /// `gsk_path_builder_add_circle()`.
    public func addCircle(_ center: Graphene.Point, radius: Double) {
        var cCenter = center._c
        gsk_path_builder_add_circle(C.opaque(_raw), &cCenter, gfloat(radius))
    }

    /// `gsk_path_builder_add_layout()`.
    public func addLayout(_ layout: Pango.Layout) {
        gsk_path_builder_add_layout(C.opaque(_raw), C.opaque(layout._address))
    }

    /// `gsk_path_builder_add_path()`.
    public func addPath(_ path: Path) {
        gsk_path_builder_add_path(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gsk_path_builder_add_rect()`.
    public func addRect(_ rect: Graphene.Rect) {
        var cRect = rect._c
        gsk_path_builder_add_rect(C.opaque(_raw), &cRect)
    }

    /// `gsk_path_builder_add_reverse_path()`.
    public func addReversePath(_ path: Path) {
        gsk_path_builder_add_reverse_path(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gsk_path_builder_add_rounded_rect()`.
    public func addRoundedRect(_ rect: RoundedRect) {
        var cRect = rect._c
        gsk_path_builder_add_rounded_rect(C.opaque(_raw), &cRect)
    }

    /// `gsk_path_builder_add_segment()`.
    public func addSegment(_ path: Path, from start: PathPoint, to end: PathPoint) {
        var cStart = start._c
        var cEnd = end._c
        gsk_path_builder_add_segment(C.opaque(_raw), C.opaque(path._raw), &cStart, &cEnd)
    }

    /// `gsk_path_builder_arc_to()`.
    public func arc(toX1 x1: Double, y1: Double, x2: Double, y2: Double) {
        gsk_path_builder_arc_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2))
    }

    /// `gsk_path_builder_close()`.
    public func close() {
        gsk_path_builder_close(C.opaque(_raw))
    }

    /// `gsk_path_builder_conic_to()`.
    public func conic(toX1 x1: Double, y1: Double, x2: Double, y2: Double, weight: Double) {
        gsk_path_builder_conic_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2), gfloat(weight))
    }

    /// `gsk_path_builder_cubic_to()`.
    public func cubic(toX1 x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double) {
        gsk_path_builder_cubic_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2), gfloat(x3), gfloat(y3))
    }

    /// `gsk_path_builder_get_current_point()`.
    public var currentPoint: Graphene.Point { C.present(C.value(gsk_path_builder_get_current_point(C.opaque(_raw))), "gsk_path_builder_get_current_point") }

    /// `gsk_path_builder_html_arc_to()`.
    public func htmlArc(toX1 x1: Double, y1: Double, x2: Double, y2: Double, radius: Double) {
        gsk_path_builder_html_arc_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2), gfloat(radius))
    }

    /// `gsk_path_builder_line_to()`.
    public func line(toX x: Double, y: Double) {
        gsk_path_builder_line_to(C.opaque(_raw), gfloat(x), gfloat(y))
    }

    /// `gsk_path_builder_move_to()`.
    public func move(toX x: Double, y: Double) {
        gsk_path_builder_move_to(C.opaque(_raw), gfloat(x), gfloat(y))
    }

    /// `gsk_path_builder_quad_to()`.
    public func quad(toX1 x1: Double, y1: Double, x2: Double, y2: Double) {
        gsk_path_builder_quad_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2))
    }

    /// `gsk_path_builder_rel_arc_to()`.
    public func relArc(toX1 x1: Double, y1: Double, x2: Double, y2: Double) {
        gsk_path_builder_rel_arc_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2))
    }

    /// `gsk_path_builder_rel_conic_to()`.
    public func relConic(toX1 x1: Double, y1: Double, x2: Double, y2: Double, weight: Double) {
        gsk_path_builder_rel_conic_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2), gfloat(weight))
    }

    /// `gsk_path_builder_rel_cubic_to()`.
    public func relCubic(toX1 x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double) {
        gsk_path_builder_rel_cubic_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2), gfloat(x3), gfloat(y3))
    }

    /// `gsk_path_builder_rel_html_arc_to()`.
    public func relHtmlArc(toX1 x1: Double, y1: Double, x2: Double, y2: Double, radius: Double) {
        gsk_path_builder_rel_html_arc_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2), gfloat(radius))
    }

    /// `gsk_path_builder_rel_line_to()`.
    public func relLine(toX x: Double, y: Double) {
        gsk_path_builder_rel_line_to(C.opaque(_raw), gfloat(x), gfloat(y))
    }

    /// `gsk_path_builder_rel_move_to()`.
    public func relMove(toX x: Double, y: Double) {
        gsk_path_builder_rel_move_to(C.opaque(_raw), gfloat(x), gfloat(y))
    }

    /// `gsk_path_builder_rel_quad_to()`.
    public func relQuad(toX1 x1: Double, y1: Double, x2: Double, y2: Double) {
        gsk_path_builder_rel_quad_to(C.opaque(_raw), gfloat(x1), gfloat(y1), gfloat(x2), gfloat(y2))
    }

    /// `gsk_path_builder_rel_svg_arc_to()`.
    public func relSvgArc(
        toRx rx: Double, ry: Double, xAxisRotation: Double, largeArc: Bool, positiveSweep: Bool, x: Double, y: Double
    ) {
        gsk_path_builder_rel_svg_arc_to(C.opaque(_raw), gfloat(rx), gfloat(ry), gfloat(xAxisRotation), largeArc ? 1 : 0, positiveSweep ? 1 : 0, gfloat(x), gfloat(y))
    }

    /// `gsk_path_builder_svg_arc_to()`.
    public func svgArc(
        toRx rx: Double, ry: Double, xAxisRotation: Double, largeArc: Bool, positiveSweep: Bool, x: Double, y: Double
    ) {
        gsk_path_builder_svg_arc_to(C.opaque(_raw), gfloat(rx), gfloat(ry), gfloat(xAxisRotation), largeArc ? 1 : 0, positiveSweep ? 1 : 0, gfloat(x), gfloat(y))
    }

    /// `gsk_path_builder_to_path()`.
    public func toPath() -> Path {
        C.present(C.take(C.raw(gsk_path_builder_to_path(C.opaque(_raw)))), "gsk_path_builder_to_path")
    }
}
#endif
