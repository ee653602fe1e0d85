// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoLayoutLine`. <https://docs.gtk.org/Pango/struct.LayoutLine.html>
public final class LayoutLine: Boxed {
    public override class var gtype: UInt { pango_layout_line_get_type() }
}

extension LayoutLine {
    /// `pango_layout_line_get_extents()`.
    public var extents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_line_get_extents(C.cast(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_line_get_height()`.
    public var height: Int {
        var height: gint = 0
        pango_layout_line_get_height(C.cast(_raw), &height)
        return C.int(height)
    }

    /// `pango_layout_line_get_length()`.
    public var length: Int { C.int(pango_layout_line_get_length(C.cast(_raw))) }

    /// `pango_layout_line_get_pixel_extents()`.
    public var pixelExtents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_line_get_pixel_extents(C.cast(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_line_get_resolved_direction()`.
    public var resolvedDirection: Direction { C.enumeration(pango_layout_line_get_resolved_direction(C.cast(_raw)).rawValue) }

    /// `pango_layout_line_get_start_index()`.
    public var startIndex: Int { C.int(pango_layout_line_get_start_index(C.cast(_raw))) }

    /// `pango_layout_line_get_x_ranges()`.
    public func xRanges(from startIndex: Int, to endIndex: Int) -> [Int] {
        var ranges: UnsafeMutablePointer<gint>?
        var nRanges: gint = 0
        pango_layout_line_get_x_ranges(C.cast(_raw), C.gint(startIndex), C.gint(endIndex), &ranges, &nRanges)
        return C.array(numbers: ranges, of: gint.self, count: C.int(nRanges), .full) { C.int($0) }
    }

    /// `pango_layout_line_index_to_x()`.
    @discardableResult
    public func indexToX(index: Int, trailing: Bool) -> Int {
        var xPos: gint = 0
        pango_layout_line_index_to_x(C.cast(_raw), C.gint(index), trailing ? 1 : 0, &xPos)
        return C.int(xPos)
    }

    /// `pango_layout_line_is_paragraph_start()`.
    public var isParagraphStart: Bool { pango_layout_line_is_paragraph_start(C.cast(_raw)) != 0 }

    /// `pango_layout_line_x_to_index()`.
    @discardableResult
    public func xToIndex(_ xPos: Int) -> (index: Int, trailing: Int)? {
        var index: gint = 0
        var trailing: gint = 0
        let result = pango_layout_line_x_to_index(C.cast(_raw), C.gint(xPos), &index, &trailing)
        return result == 0 ? nil : (C.int(index), C.int(trailing))
    }

    /// The field `layout`.
    public var layout: Layout { C.present(C.borrow(C.raw(_raw.assumingMemoryBound(to: PangoLayoutLine.self).pointee.layout)), "Pango.LayoutLine.layout") }

    /// The field `runs`.
    public var runs: [GlyphItem] { C.array(slist: _raw.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs, .none) { C.present(C.copy($0), "Pango.LayoutLine.runs") } }

    /// The field `resolved_dir`.
    public var resolvedDir: Int { C.int(_raw.assumingMemoryBound(to: PangoLayoutLine.self).pointee.resolved_dir) }
}
