// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A font at a size, with the metrics of its glyphs.
///
///     let font = try Cairo.ScaledFont(Cairo.ToyFontFace("Sans"), size: 12)
///     let width = font.textExtents("Hello").xAdvance
public final class ScaledFont: Boxed {
    public override class var gtype: UInt { cairo_gobject_scaled_font_get_type() }

    /// Creates a font, with the transformation from its own coordinates by `fontMatrix` to those of the
    /// drawing, and by `matrix` to those of the surface. Throws `invalidMatrix` if one of them cannot be
    /// inverted.
    public convenience init(
        _ face: FontFace, fontMatrix: Matrix, matrix: Matrix = Matrix(), options: FontOptions = FontOptions()
    ) throws(CairoError) {
        var (fontMatrix, matrix) = (fontMatrix._c, matrix._c)
        let font = cairo_scaled_font_create(face.pointer, &fontMatrix, &matrix, options.pointer)
        let status = cairo_scaled_font_status(font)
        if status != CAIRO_STATUS_SUCCESS { cairo_scaled_font_destroy(font) }
        try check(status, "ScaledFont.init(_:fontMatrix:matrix:options:)")
        self.init(_taking: C.present(C.raw(font), "cairo_scaled_font_create"))
    }

    /// Creates a font at a size.
    public convenience init(_ face: FontFace, size: Double) throws(CairoError) {
        try self.init(face, fontMatrix: Matrix(xx: size, yy: size))
    }

    /// The size of lines.
    public var extents: FontExtents { FontExtents { cairo_scaled_font_extents(pointer, $0) } }

    /// Returns the size of a text.
    public func textExtents(_ text: String) -> TextExtents {
        TextExtents { cairo_scaled_font_text_extents(pointer, text, $0) }
    }

    /// Returns the size of glyphs.
    public func glyphExtents(_ glyphs: [Glyph]) -> TextExtents {
        TextExtents {
            cairo_scaled_font_glyph_extents(pointer, glyphs.map(\.c), Int32(clamping: glyphs.count), $0)
        }
    }

    /// Returns the glyphs of a text, one after the other from a position.
    public func glyphs(for text: String, x: Double = 0, y: Double = 0) throws(CairoError) -> TextGlyphs {
        var (glyphs, glyphCount) = (UnsafeMutablePointer<cairo_glyph_t>?.none, Int32())
        var (clusters, clusterCount) = (UnsafeMutablePointer<cairo_text_cluster_t>?.none, Int32())
        var flags = cairo_text_cluster_flags_t(rawValue: 0)
        let status = cairo_scaled_font_text_to_glyphs(
            pointer, x, y, text, Int32(clamping: text.utf8.count), &glyphs, &glyphCount, &clusters,
            &clusterCount, &flags)
        defer {
            cairo_glyph_free(glyphs)
            cairo_text_cluster_free(clusters)
        }
        try check(status, "ScaledFont.glyphs(for:x:y:)")
        return TextGlyphs(
            glyphs: UnsafeBufferPointer(start: glyphs, count: Int(glyphCount)).map {
                Glyph($0.index, x: $0.x, y: $0.y)
            },
            clusters: UnsafeBufferPointer(start: clusters, count: Int(clusterCount)).map {
                TextCluster(bytes: Int($0.num_bytes), glyphs: Int($0.num_glyphs))
            },
            isBackward: flags == CAIRO_TEXT_CLUSTER_FLAG_BACKWARD)
    }

    /// The type of the font in Cairo.
    public var type: FontType { C.enumeration(cairo_scaled_font_get_type(pointer).rawValue) }

    /// The font without its size.
    public var fontFace: FontFace {
        C.present(C.copy(C.raw(cairo_scaled_font_get_font_face(pointer))), "cairo_scaled_font_get_font_face")
    }

    /// The options of text rendering.
    public var fontOptions: FontOptions {
        let options = FontOptions()
        cairo_scaled_font_get_font_options(pointer, options.pointer)
        return options
    }

    /// The transformation from the coordinates of the font to those of the drawing.
    public var fontMatrix: Matrix { Matrix { cairo_scaled_font_get_font_matrix(pointer, $0) } }
    /// The transformation from the coordinates of the drawing to those of the surface.
    public var matrix: Matrix { Matrix { cairo_scaled_font_get_ctm(pointer, $0) } }
    /// The transformation from the coordinates of the font to those of the surface.
    public var scaleMatrix: Matrix { Matrix { cairo_scaled_font_get_scale_matrix(pointer, $0) } }
}
