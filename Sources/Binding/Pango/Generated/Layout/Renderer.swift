// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoRenderer`. <https://docs.gtk.org/Pango/class.Renderer.html>
open class Renderer: Object {
    open override nonisolated class var gtype: UInt { pango_renderer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Renderer(_borrowed: raw) }
}

extension Renderer {
    /// `pango_renderer_activate()`.
    public func activate() {
        pango_renderer_activate(C.cast(_raw))
    }

    /// `pango_renderer_deactivate()`.
    public func deactivate() {
        pango_renderer_deactivate(C.cast(_raw))
    }

    /// `pango_renderer_draw_error_underline()`.
    public func drawErrorUnderline(x: Int, y: Int, width: Int, height: Int) {
        pango_renderer_draw_error_underline(C.cast(_raw), C.gint(x), C.gint(y), C.gint(width), C.gint(height))
    }

    /// `pango_renderer_draw_glyph()`.
    public func drawGlyph(_ font: Font, glyph: Int, x: Double, y: Double) {
        pango_renderer_draw_glyph(C.cast(_raw), C.cast(font._raw), C.guint32(glyph), x, y)
    }

    /// `pango_renderer_draw_glyph_item()`.
    public func drawGlyphItem(_ text: String? = nil, glyphItem: GlyphItem, x: Int, y: Int) {
        pango_renderer_draw_glyph_item(C.cast(_raw), text, C.cast(glyphItem._raw), C.gint(x), C.gint(y))
    }

    /// `pango_renderer_draw_glyphs()`.
    public func drawGlyphs(_ font: Font, glyphs: GlyphString, x: Int, y: Int) {
        pango_renderer_draw_glyphs(C.cast(_raw), C.cast(font._raw), C.cast(glyphs._raw), C.gint(x), C.gint(y))
    }

    /// `pango_renderer_draw_layout()`.
    public func drawLayout(_ layout: Layout, x: Int, y: Int) {
        pango_renderer_draw_layout(C.cast(_raw), C.opaque(layout._raw), C.gint(x), C.gint(y))
    }

    /// `pango_renderer_draw_layout_line()`.
    public func drawLayoutLine(_ line: LayoutLine, x: Int, y: Int) {
        pango_renderer_draw_layout_line(C.cast(_raw), C.cast(line._raw), C.gint(x), C.gint(y))
    }

    /// `pango_renderer_draw_rectangle()`.
    public func drawRectangle(_ part: RenderPart, x: Int, y: Int, width: Int, height: Int) {
        pango_renderer_draw_rectangle(C.cast(_raw), .init(rawValue: C.number(part)), C.gint(x), C.gint(y), C.gint(width), C.gint(height))
    }

    /// `pango_renderer_draw_trapezoid()`.
    public func drawTrapezoid(
        _ part: RenderPart, y1: Double, x11: Double, x21: Double, y2: Double, x12: Double, x22: Double
    ) {
        pango_renderer_draw_trapezoid(C.cast(_raw), .init(rawValue: C.number(part)), y1, x11, x21, y2, x12, x22)
    }

    /// `pango_renderer_get_alpha()`.
    public func alpha(_ part: RenderPart) -> Int {
        C.int(pango_renderer_get_alpha(C.cast(_raw), .init(rawValue: C.number(part))))
    }

    /// `pango_renderer_get_color()`.
    public func color(_ part: RenderPart) -> Color? {
        C.value(pango_renderer_get_color(C.cast(_raw), .init(rawValue: C.number(part))))
    }

    /// `pango_renderer_get_layout()`.
    public var layout: Layout? { C.borrow(C.raw(pango_renderer_get_layout(C.cast(_raw)))) }

    /// `pango_renderer_get_layout_line()`.
    public var layoutLine: LayoutLine? { C.copy(pango_renderer_get_layout_line(C.cast(_raw))) }

    /// `pango_renderer_get_matrix()`.
    public var matrix: Matrix? {
        get { C.value(pango_renderer_get_matrix(C.cast(_raw))) }
        set {
            let cNewValue = Lent(newValue?._c)
            pango_renderer_set_matrix(C.cast(_raw), cNewValue.pointer)
        }
        @_alwaysEmitIntoClient _modify { var value = self.matrix; defer { self.matrix = value }; yield &value }
    }

    /// `pango_renderer_part_changed()`.
    public func partChanged(_ part: RenderPart) {
        pango_renderer_part_changed(C.cast(_raw), .init(rawValue: C.number(part)))
    }

    /// `pango_renderer_set_alpha()`.
    public func setAlpha(_ part: RenderPart, alpha: Int) {
        pango_renderer_set_alpha(C.cast(_raw), .init(rawValue: C.number(part)), C.guint16(alpha))
    }

    /// `pango_renderer_set_color()`.
    public func setColor(_ part: RenderPart, color: Color? = nil) {
        let cColor = Lent(color?._c)
        pango_renderer_set_color(C.cast(_raw), .init(rawValue: C.number(part)), cColor.pointer)
    }
}
