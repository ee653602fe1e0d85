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

/// `GskTextNode`. <https://docs.gtk.org/gsk4/class.TextNode.html>
open class TextNode: RenderNode {
    public override class var gtype: UInt { gsk_text_node_get_type() }

    /// `gsk_text_node_new()`.
    public convenience init?(
        font: Pango.Font, glyphs: Pango.GlyphString, color: Gdk.RGBA, offset: Graphene.Point
    ) {
        var cColor = color._c
        var cOffset = offset._c
        guard let made = C.raw(gsk_text_node_new(C.cast(font._address), C.cast(glyphs._raw), &cColor, &cOffset)) else { return nil }
        self.init(_taking: made)
    }
}

extension TextNode {
    /// `gsk_text_node_get_color()`.
    public var color: Gdk.RGBA { C.present(C.value(gsk_text_node_get_color(C.opaque(_raw))), "gsk_text_node_get_color") }

    /// `gsk_text_node_get_font()`.
    public var font: Pango.Font { C.present(C.borrow(gsk_text_node_get_font(C.opaque(_raw))), "gsk_text_node_get_font") }

    /// `gsk_text_node_get_glyphs()`.
    public var glyphs: [Pango.GlyphInfo] {
        var nGlyphs: guint = 0
        let result = gsk_text_node_get_glyphs(C.opaque(_raw), &nGlyphs)
        return C.array(numbers: result, of: PangoGlyphInfo.self, count: C.int(nGlyphs), .none) { Pango.GlyphInfo(_c: $0) }
    }

    /// `gsk_text_node_get_num_glyphs()`.
    public var numGlyphs: Int { C.int(gsk_text_node_get_num_glyphs(C.opaque(_raw))) }

    /// `gsk_text_node_get_offset()`.
    public var offset: Graphene.Point { C.present(C.value(gsk_text_node_get_offset(C.opaque(_raw))), "gsk_text_node_get_offset") }

    /// `gsk_text_node_has_color_glyphs()`.
    public var hasColorGlyphs: Bool { gsk_text_node_has_color_glyphs(C.opaque(_raw)) != 0 }
}
