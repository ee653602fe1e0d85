// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A glyph of a font, and its position.
public struct Glyph: Hashable, Sendable {
    /// The number in the font.
    public var index: UInt
    /// The position.
    public var x, y: Double

    /// Creates a glyph at a position.
    public init(_ index: UInt, x: Double, y: Double) { (self.index, self.x, self.y) = (index, x, y) }

    var c: cairo_glyph_t { cairo_glyph_t(index: index, x: x, y: y) }
}

/// The relation between bytes of a text and the glyphs that show them.
public struct TextCluster: Hashable, Sendable {
    /// The number of bytes of the text in UTF-8.
    public var bytes: Int
    /// The number of glyphs.
    public var glyphs: Int

    /// Creates a cluster of bytes, in UTF-8, and glyphs.
    public init(bytes: Int, glyphs: Int) { (self.bytes, self.glyphs) = (bytes, glyphs) }

    var c: cairo_text_cluster_t {
        cairo_text_cluster_t(num_bytes: Int32(clamping: bytes), num_glyphs: Int32(clamping: glyphs))
    }
}

/// The glyphs of a text, and which of them show which part of it.
public struct TextGlyphs: Hashable, Sendable {
    /// The glyphs.
    public var glyphs: [Glyph]
    /// The parts of the text, in order.
    public var clusters: [TextCluster]
    /// Whether the glyphs are in the reverse order of the text.
    public var isBackward: Bool

    /// Creates glyphs with the parts of the text that they show.
    public init(glyphs: [Glyph], clusters: [TextCluster], isBackward: Bool = false) {
        (self.glyphs, self.clusters, self.isBackward) = (glyphs, clusters, isBackward)
    }

    var flags: cairo_text_cluster_flags_t {
        isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : .init(rawValue: 0)
    }
}

/// The size of a text or of glyphs, relative to their origin.
public struct TextExtents: Hashable, Sendable {
    /// The distance from the origin to the left edge.
    public var xBearing: Double
    /// The distance from the baseline to the upper edge, mostly negative.
    public var yBearing: Double
    /// The size of the painted rectangle.
    public var width, height: Double
    /// The distance to the origin of the following text.
    public var xAdvance, yAdvance: Double

    init(_ ask: (UnsafeMutablePointer<cairo_text_extents_t>) -> Void) {
        var c = cairo_text_extents_t()
        ask(&c)
        (xBearing, yBearing, width, height) = (c.x_bearing, c.y_bearing, c.width, c.height)
        (xAdvance, yAdvance) = (c.x_advance, c.y_advance)
    }
}

/// The size of a font's lines.
public struct FontExtents: Hashable, Sendable {
    /// The ascent: the height above the baseline.
    public var ascent: Double
    /// The descent: the height below the baseline.
    public var descent: Double
    /// The distance between two baselines.
    public var height: Double
    /// The largest advance of a glyph, horizontal and vertical.
    public var maxXAdvance, maxYAdvance: Double

    /// Creates the line metrics of a ``UserFontFace``.
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
