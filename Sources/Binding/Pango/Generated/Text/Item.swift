// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoItem`. <https://docs.gtk.org/Pango/struct.Item.html>
public final class Item: Boxed {
    public override class var gtype: UInt { pango_item_get_type() }

    /// `pango_item_new()`.
    public convenience init() {
        self.init(_taking: C.present(UnsafeMutableRawPointer(pango_item_new()), "pango_item_new"))
    }
}

extension Item {
    /// `pango_item_apply_attrs()`.
    public func applyAttrs(_ iter: AttrIterator) {
        pango_item_apply_attrs(C.cast(_raw), C.opaque(iter._raw))
    }

    /// `pango_item_copy()`.
    @discardableResult
    public func copy() -> Item? {
        C.take(pango_item_copy(C.cast(_raw)))
    }

    /// `pango_item_split()`.
    @discardableResult
    public func split(splitIndex: Int, splitOffset: Int) -> Item {
        C.present(C.take(pango_item_split(C.cast(_raw), C.gint(splitIndex), C.gint(splitOffset))), "pango_item_split")
    }

    /// `pango_shape_item()`.
    public func shape(
        paragraph paragraphText: String? = nil, length paragraphLength: Int = -1, logAttrs: LogAttr? = nil, into glyphs: GlyphString, flags: ShapeFlags = []
    ) {
        let cLogAttrs = Lent(logAttrs?._c)
        pango_shape_item(C.cast(_raw), paragraphText, C.gint(paragraphLength), cLogAttrs.pointer, C.cast(glyphs._raw), .init(rawValue: C.number(flags)))
    }

#if GTK_4_16
    /// `pango_item_get_char_offset()`.
    public var charOffset: Int { C.int(pango_item_get_char_offset(C.cast(_raw))) }
#endif

    /// The field `offset`.
    public var offset: Int { C.int(_raw.assumingMemoryBound(to: PangoItem.self).pointee.offset) }

    /// The field `length`.
    public var length: Int { C.int(_raw.assumingMemoryBound(to: PangoItem.self).pointee.length) }

    /// The field `num_chars`.
    public var numChars: Int { C.int(_raw.assumingMemoryBound(to: PangoItem.self).pointee.num_chars) }
}
