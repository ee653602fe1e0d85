// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoLayoutIter`. <https://docs.gtk.org/Pango/struct.LayoutIter.html>
public final class LayoutIter: Boxed {
    public override class var gtype: UInt { pango_layout_iter_get_type() }
}

extension LayoutIter {
    /// `pango_layout_iter_at_last_line()`.
    @discardableResult
    public func atLastLine() -> Bool {
        pango_layout_iter_at_last_line(C.opaque(_raw)) != 0
    }

    /// `pango_layout_iter_copy()`.
    @discardableResult
    public func copy() -> LayoutIter? {
        C.take(C.raw(pango_layout_iter_copy(C.opaque(_raw))))
    }

    /// `pango_layout_iter_get_baseline()`.
    public var baseline: Int { C.int(pango_layout_iter_get_baseline(C.opaque(_raw))) }

    /// `pango_layout_iter_get_char_extents()`.
    public var charExtents: Rectangle {
        var logicalRect = PangoRectangle()
        pango_layout_iter_get_char_extents(C.opaque(_raw), &logicalRect)
        return Rectangle(_c: logicalRect)
    }

    /// `pango_layout_iter_get_cluster_extents()`.
    public var clusterExtents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_iter_get_cluster_extents(C.opaque(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_iter_get_index()`.
    public var index: Int { C.int(pango_layout_iter_get_index(C.opaque(_raw))) }

    /// `pango_layout_iter_get_layout()`.
    public var layout: Layout? { C.borrow(C.raw(pango_layout_iter_get_layout(C.opaque(_raw)))) }

    /// `pango_layout_iter_get_layout_extents()`.
    public var layoutExtents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_iter_get_layout_extents(C.opaque(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_iter_get_line()`.
    public var line: LayoutLine? { C.copy(pango_layout_iter_get_line(C.opaque(_raw))) }

    /// `pango_layout_iter_get_line_extents()`.
    public var lineExtents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_iter_get_line_extents(C.opaque(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_iter_get_line_readonly()`.
    public var lineReadonly: LayoutLine? { C.copy(pango_layout_iter_get_line_readonly(C.opaque(_raw))) }

    /// `pango_layout_iter_get_line_yrange()`.
    public var lineYrange: (y0: Int, y1: Int) {
        var y0: gint = 0
        var y1: gint = 0
        pango_layout_iter_get_line_yrange(C.opaque(_raw), &y0, &y1)
        return (C.int(y0), C.int(y1))
    }

    /// `pango_layout_iter_get_run()`.
    public var run: GlyphItem? { C.copy(pango_layout_iter_get_run(C.opaque(_raw))) }

    /// `pango_layout_iter_get_run_baseline()`.
    public var runBaseline: Int { C.int(pango_layout_iter_get_run_baseline(C.opaque(_raw))) }

    /// `pango_layout_iter_get_run_extents()`.
    public var runExtents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_iter_get_run_extents(C.opaque(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_iter_get_run_readonly()`.
    public var runReadonly: GlyphItem? { C.copy(pango_layout_iter_get_run_readonly(C.opaque(_raw))) }

    /// `pango_layout_iter_next_char()`.
    @discardableResult
    public func nextChar() -> Bool {
        pango_layout_iter_next_char(C.opaque(_raw)) != 0
    }

    /// `pango_layout_iter_next_cluster()`.
    @discardableResult
    public func nextCluster() -> Bool {
        pango_layout_iter_next_cluster(C.opaque(_raw)) != 0
    }

    /// `pango_layout_iter_next_line()`.
    @discardableResult
    public func nextLine() -> Bool {
        pango_layout_iter_next_line(C.opaque(_raw)) != 0
    }

    /// `pango_layout_iter_next_run()`.
    @discardableResult
    public func nextRun() -> Bool {
        pango_layout_iter_next_run(C.opaque(_raw)) != 0
    }
}
