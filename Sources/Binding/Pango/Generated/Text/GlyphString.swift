// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoGlyphString`. <https://docs.gtk.org/Pango/struct.GlyphString.html>
public final class GlyphString: Boxed {
    public override class var gtype: UInt { pango_glyph_string_get_type() }

    /// `pango_glyph_string_new()`.
    public convenience init() {
        self.init(_taking: C.present(UnsafeMutableRawPointer(pango_glyph_string_new()), "pango_glyph_string_new"))
    }
}

extension GlyphString {
    /// `pango_glyph_string_copy()`.
    @discardableResult
    public func copy() -> GlyphString? {
        C.take(pango_glyph_string_copy(C.cast(_raw)))
    }

    /// `pango_glyph_string_extents()`.
    @discardableResult
    public func extents(_ font: Font) -> (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_glyph_string_extents(C.cast(_raw), C.cast(font._address), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_glyph_string_extents_range()`.
    @discardableResult
    public func extentsRange(
        from start: Int, to end: Int, font: Font
    ) -> (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_glyph_string_extents_range(C.cast(_raw), C.gint(start), C.gint(end), C.cast(font._address), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_glyph_string_get_width()`.
    public var width: Int { C.int(pango_glyph_string_get_width(C.cast(_raw))) }

    /// `pango_glyph_string_set_size()`.
    public func setSize(_ newLen: Int) {
        pango_glyph_string_set_size(C.cast(_raw), C.gint(newLen))
    }

    /// The field `glyphs`.
    public var glyphs: [GlyphInfo] { C.array(numbers: _raw.assumingMemoryBound(to: PangoGlyphString.self).pointee.glyphs, of: PangoGlyphInfo.self, count: Int(_raw.assumingMemoryBound(to: PangoGlyphString.self).pointee.num_glyphs), .none) { GlyphInfo(_c: $0) } }
}
