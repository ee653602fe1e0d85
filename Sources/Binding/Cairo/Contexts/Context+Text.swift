// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

// Cairo's own text: one line, one font, from left to right. Use Pango for text that the user reads.

extension Context {
    /// Chooses a font by its family.
    public func selectFont(_ family: String, slant: FontSlant = .normal, weight: FontWeight = .normal) {
        call {
            cairo_select_font_face(
                $0, family, .init(rawValue: C.number(slant)), .init(rawValue: C.number(weight)))
        }
    }

    /// Sets the size of the font.
    public func setFontSize(_ size: Double) { call { cairo_set_font_size($0, size) } }

    /// The transformation from the coordinates of the font, in which a letter is about 1 high, to those of the drawing.
    public var fontMatrix: Matrix {
        get { Matrix { cairo_get_font_matrix(pointer, $0) } }
        set {
            var matrix = newValue._c
            call { cairo_set_font_matrix($0, &matrix) }
        }
    }

    /// The options of text rendering. A copy: change it and set it again.
    public var fontOptions: FontOptions {
        get {
            let options = FontOptions()
            cairo_get_font_options(pointer, options.pointer)
            return options
        }
        set { call { cairo_set_font_options($0, newValue.pointer) } }
    }

    /// The font.
    public var fontFace: FontFace {
        get { C.present(C.copy(C.raw(call { cairo_get_font_face($0) })), "cairo_get_font_face") }
        set { call { cairo_set_font_face($0, newValue.pointer) } }
    }

    /// The font at its size: replaces font, matrix and options.
    public var scaledFont: ScaledFont {
        get { C.present(C.copy(C.raw(call { cairo_get_scaled_font($0) })), "cairo_get_scaled_font") }
        set { call { cairo_set_scaled_font($0, newValue.pointer) } }
    }

    /// Draws text from the current point.
    public func showText(_ text: String) { call { cairo_show_text($0, text) } }
    /// Adds the outlines of text to the path, from the current point.
    public func textPath(_ text: String) { call { cairo_text_path($0, text) } }
    /// Draws glyphs, each at its position.
    public func showGlyphs(_ glyphs: [Glyph]) {
        call { cairo_show_glyphs($0, glyphs.map(\.c), Int32(clamping: glyphs.count)) }
    }
    /// Adds the outlines of glyphs to the path, each at its position.
    public func glyphPath(_ glyphs: [Glyph]) {
        call { cairo_glyph_path($0, glyphs.map(\.c), Int32(clamping: glyphs.count)) }
    }

    /// Draws glyphs with their text, so that a PDF can be searched and its text copied.
    ///
    ///     context.showTextGlyphs("office", try context.scaledFont.glyphs(for: "office", x: 10, y: 20))
    public func showTextGlyphs(_ text: String, _ glyphs: TextGlyphs) {
        call {
            cairo_show_text_glyphs(
                $0, text, Int32(clamping: text.utf8.count), glyphs.glyphs.map(\.c),
                Int32(clamping: glyphs.glyphs.count), glyphs.clusters.map(\.c),
                Int32(clamping: glyphs.clusters.count), glyphs.flags)
        }
    }

    /// Returns the size of a text.
    public func textExtents(_ text: String) -> TextExtents {
        TextExtents { extents in call { cairo_text_extents($0, text, extents) } }
    }

    /// Returns the size of glyphs.
    public func glyphExtents(_ glyphs: [Glyph]) -> TextExtents {
        TextExtents { extents in
            call { cairo_glyph_extents($0, glyphs.map(\.c), Int32(clamping: glyphs.count), extents) }
        }
    }

    /// The size of the font's lines.
    public var fontExtents: FontExtents {
        FontExtents { extents in call { cairo_font_extents($0, extents) } }
    }
}
