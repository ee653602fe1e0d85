// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A letter of a font, or a part of one, at its place.
public struct Glyph: Hashable, Sendable {
    /// Its number in the font.
    public var index: UInt
    /// Where it begins.
    public var x, y: Double

    /// A glyph at its place.
    public init(_ index: UInt, x: Double, y: Double) { (self.index, self.x, self.y) = (index, x, y) }

    var c: cairo_glyph_t { cairo_glyph_t(index: index, x: x, y: y) }
}

/// How many bytes of a text how many glyphs show.
public struct TextCluster: Hashable, Sendable {
    /// Bytes of the text in UTF-8.
    public var bytes: Int
    /// Glyphs that show them.
    public var glyphs: Int

    /// Some bytes, in UTF-8, that some glyphs show.
    public init(bytes: Int, glyphs: Int) { (self.bytes, self.glyphs) = (bytes, glyphs) }

    var c: cairo_text_cluster_t {
        cairo_text_cluster_t(num_bytes: Int32(clamping: bytes), num_glyphs: Int32(clamping: glyphs))
    }
}

/// The glyphs of a text, and which of them show which part of it.
public struct TextGlyphs: Hashable, Sendable {
    /// What is drawn.
    public var glyphs: [Glyph]
    /// The parts of the text, in its order.
    public var clusters: [TextCluster]
    /// Whether the glyphs are in the opposite order of the text.
    public var isBackward: Bool

    /// Glyphs and the parts of a text that they show.
    public init(glyphs: [Glyph], clusters: [TextCluster], isBackward: Bool = false) {
        (self.glyphs, self.clusters, self.isBackward) = (glyphs, clusters, isBackward)
    }

    var flags: cairo_text_cluster_flags_t {
        isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : .init(rawValue: 0)
    }
}

/// How much room a text or glyphs take, from where they begin.
public struct TextExtents: Hashable, Sendable {
    /// From where they begin to the left edge of what is painted.
    public var xBearing: Double
    /// From the line to the upper edge of what is painted, mostly below 0.
    public var yBearing: Double
    /// What is painted.
    public var width, height: Double
    /// Where the next text begins.
    public var xAdvance, yAdvance: Double

    init(_ ask: (UnsafeMutablePointer<cairo_text_extents_t>) -> Void) {
        var c = cairo_text_extents_t()
        ask(&c)
        (xBearing, yBearing, width, height) = (c.x_bearing, c.y_bearing, c.width, c.height)
        (xAdvance, yAdvance) = (c.x_advance, c.y_advance)
    }
}

/// How much room the lines of a font take.
public struct FontExtents: Hashable, Sendable {
    /// Above the line that letters stand on.
    public var ascent: Double
    /// Below it.
    public var descent: Double
    /// From one line to the next.
    public var height: Double
    /// The widest step from a glyph to the next, across and down.
    public var maxXAdvance, maxYAdvance: Double

    /// Room for the lines of a ``UserFontFace``.
    public init(
        ascent: Double, descent: Double, height: Double, maxXAdvance: Double = 1, maxYAdvance: Double = 0
    ) {
        (self.ascent, self.descent, self.height) = (ascent, descent, height)
        (self.maxXAdvance, self.maxYAdvance) = (maxXAdvance, maxYAdvance)
    }

    init(_ ask: (UnsafeMutablePointer<cairo_font_extents_t>) -> Void) {
        var c = cairo_font_extents_t()
        ask(&c)
        self.init(
            ascent: c.ascent, descent: c.descent, height: c.height, maxXAdvance: c.max_x_advance,
            maxYAdvance: c.max_y_advance)
    }

    var c: cairo_font_extents_t {
        cairo_font_extents_t(
            ascent: ascent, descent: descent, height: height, max_x_advance: maxXAdvance,
            max_y_advance: maxYAdvance)
    }
}
