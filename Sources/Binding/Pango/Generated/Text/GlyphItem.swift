// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoGlyphItem`. <https://docs.gtk.org/Pango/struct.GlyphItem.html>
public final class GlyphItem: Boxed {
    public override class var gtype: UInt { pango_glyph_item_get_type() }
}

extension GlyphItem {
    /// `pango_glyph_item_apply_attrs()`.
    @discardableResult
    public func applyAttrs(_ text: String, list: AttrList) -> [GlyphItem] {
        C.array(slist: pango_glyph_item_apply_attrs(C.cast(_raw), text, C.opaque(list._raw)), .full) { C.present(C.take($0), "pango_glyph_item_apply_attrs") }
    }

    /// `pango_glyph_item_copy()`.
    @discardableResult
    public func copy() -> GlyphItem? {
        C.take(pango_glyph_item_copy(C.cast(_raw)))
    }

    /// `pango_glyph_item_letter_space()`.
    public func letterSpace(_ text: String, logAttrs: [LogAttr], letterSpacing: Int) {
        var cLogAttrs = logAttrs.map { $0._c }
        pango_glyph_item_letter_space(C.cast(_raw), text, &cLogAttrs, C.gint(letterSpacing))
    }

    /// `pango_glyph_item_split()`.
    @discardableResult
    public func split(_ text: String, splitIndex: Int) -> GlyphItem? {
        C.take(pango_glyph_item_split(C.cast(_raw), text, C.gint(splitIndex)))
    }

    /// The field `item`.
    public var item: Item { C.present(C.copy(_raw.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item), "Pango.GlyphItem.item") }

    /// The field `glyphs`.
    public var glyphs: GlyphString { C.present(C.copy(_raw.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs), "Pango.GlyphItem.glyphs") }

    /// The field `y_offset`.
    public var yOffset: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItem.self).pointee.y_offset) }

    /// The field `start_x_offset`.
    public var startXOffset: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItem.self).pointee.start_x_offset) }

    /// The field `end_x_offset`.
    public var endXOffset: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItem.self).pointee.end_x_offset) }
}
