// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoGlyphItemIter`. <https://docs.gtk.org/Pango/struct.GlyphItemIter.html>
public final class GlyphItemIter: Boxed {
    public override class var gtype: UInt { pango_glyph_item_iter_get_type() }
}

extension GlyphItemIter {
    /// `pango_glyph_item_iter_copy()`.
    @discardableResult
    public func copy() -> GlyphItemIter? {
        C.take(pango_glyph_item_iter_copy(C.cast(_raw)))
    }

    /// `pango_glyph_item_iter_init_end()`.
    @discardableResult
    public func initEnd(_ glyphItem: GlyphItem, text: String) -> Bool {
        pango_glyph_item_iter_init_end(C.cast(_raw), C.cast(glyphItem._raw), text) != 0
    }

    /// `pango_glyph_item_iter_init_start()`.
    @discardableResult
    public func initStart(_ glyphItem: GlyphItem, text: String) -> Bool {
        pango_glyph_item_iter_init_start(C.cast(_raw), C.cast(glyphItem._raw), text) != 0
    }

    /// `pango_glyph_item_iter_next_cluster()`.
    @discardableResult
    public func nextCluster() -> Bool {
        pango_glyph_item_iter_next_cluster(C.cast(_raw)) != 0
    }

    /// `pango_glyph_item_iter_prev_cluster()`.
    @discardableResult
    public func prevCluster() -> Bool {
        pango_glyph_item_iter_prev_cluster(C.cast(_raw)) != 0
    }

    /// The field `glyph_item`.
    public var glyphItem: GlyphItem { C.present(C.copy(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.glyph_item), "Pango.GlyphItemIter.glyph_item") }

    /// The field `text`.
    public var text: String { C.string(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.text) }

    /// The field `start_glyph`.
    public var startGlyph: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.start_glyph) }

    /// The field `start_index`.
    public var startIndex: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.start_index) }

    /// The field `start_char`.
    public var startChar: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.start_char) }

    /// The field `end_glyph`.
    public var endGlyph: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.end_glyph) }

    /// The field `end_index`.
    public var endIndex: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.end_index) }

    /// The field `end_char`.
    public var endChar: Int { C.int(_raw.assumingMemoryBound(to: PangoGlyphItemIter.self).pointee.end_char) }
}
