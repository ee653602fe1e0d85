// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// A font at a size, which knows how much room its letters take.
///
///     let font = try Cairo.ScaledFont(Cairo.ToyFontFace("Sans"), size: 12)
///     let width = font.textExtents("Hello").xAdvance
public final class ScaledFont: Boxed {
    public override class var gtype: UInt { cairo_gobject_scaled_font_get_type() }

    var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// A font, from its own coordinates by `fontMatrix` to the drawing's and by `matrix` to the surface's. Throws
    /// `invalidMatrix` when one of them has no inverse.
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

    /// A font at a size.
    public convenience init(_ face: FontFace, size: Double) throws(CairoError) {
        try self.init(face, fontMatrix: Matrix(xx: size, yy: size))
    }

    /// How much room lines take.
    public var extents: FontExtents { FontExtents { cairo_scaled_font_extents(pointer, $0) } }

    /// How much room text takes.
    public func textExtents(_ text: String) -> TextExtents {
        TextExtents { cairo_scaled_font_text_extents(pointer, text, $0) }
    }

    /// How much room glyphs take.
    public func glyphExtents(_ glyphs: [Glyph]) -> TextExtents {
        TextExtents {
            cairo_scaled_font_glyph_extents(pointer, glyphs.map(\.c), Int32(clamping: glyphs.count), $0)
        }
    }

    /// The glyphs that show a text, one after the other from a place.
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

    /// Which part of Cairo it comes from.
    public var type: FontType { C.enumeration(cairo_scaled_font_get_type(pointer).rawValue) }

    /// The font without its size.
    public var fontFace: FontFace {
        C.present(C.copy(C.raw(cairo_scaled_font_get_font_face(pointer))), "cairo_scaled_font_get_font_face")
    }

    /// How text is rendered.
    public var fontOptions: FontOptions {
        let options = FontOptions()
        cairo_scaled_font_get_font_options(pointer, options.pointer)
        return options
    }

    /// From the font's coordinates to the drawing's.
    public var fontMatrix: Matrix { matrix { cairo_scaled_font_get_font_matrix(pointer, $0) } }
    /// From the drawing's coordinates to the surface's.
    public var matrix: Matrix { matrix { cairo_scaled_font_get_ctm(pointer, $0) } }
    /// From the font's coordinates to the surface's.
    public var scaleMatrix: Matrix { matrix { cairo_scaled_font_get_scale_matrix(pointer, $0) } }

    private func matrix(_ ask: (UnsafeMutablePointer<cairo_matrix_t>) -> Void) -> Matrix {
        var matrix = cairo_matrix_t()
        ask(&matrix)
        return Matrix(_c: matrix)
    }
}
