// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// Returns, for each character of a text and for its end, whether a cursor can be placed and a line can break
/// before it. `pango_get_log_attrs()`.
///
///     let words = Pango.logAttributes(of: "One two").filter(\.isWordStart).count
///
/// `level` is the direction as an embedding level; -1 if it is not known.
@MainActor
public func logAttributes(of text: String, level: Int = -1, language: Language = .default) -> [LogAttr] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
    pango_get_log_attrs(
        text, gint(text.utf8.count), gint(level), C.opaque(language._raw), &attributes, gint(attributes.count)
    )
    return attributes.map { LogAttr(_c: $0) }
}

extension AttrList {
    /// Changes the result of ``logAttributes(of:level:language:)`` as these attributes of the text require. `pango_attr_break()`.
    public func adjust(_ attributes: inout [LogAttr], of text: String) {
        var changed = attributes.map { $0._c }
        pango_attr_break(
            text, gint(text.utf8.count), C.opaque(_raw), 0, &changed, gint(changed.count))
        attributes = changed.map { LogAttr(_c: $0) }
    }
}

extension GlyphString {
    /// How wide each character of the text is that the glyphs show. `pango_glyph_string_get_logical_widths()`.
    public func logicalWidths(of text: String, embeddingLevel: Int = 0) -> [Int] {
        var widths = [gint](repeating: 0, count: text.unicodeScalars.count)
        pango_glyph_string_get_logical_widths(
            C.cast(_raw), text, gint(text.utf8.count), gint(embeddingLevel), &widths)
        return widths.map { Int($0) }
    }
}

extension GlyphItem {
    /// How wide each character is of the part of the text that the item shows. `pango_glyph_item_get_logical_widths()`.
    public func logicalWidths(of text: String) -> [Int] {
        let raw: UnsafeMutablePointer<PangoGlyphItem>? = C.cast(_raw)
        var widths = [gint](repeating: 0, count: Int(raw?.pointee.item?.pointee.num_chars ?? 0))
        pango_glyph_item_get_logical_widths(raw, text, &widths)
        return widths.map { Int($0) }
    }
}
