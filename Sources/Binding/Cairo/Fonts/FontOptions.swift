// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The options of text rendering.
public final class FontOptions: Boxed {
    public override class var gtype: UInt { cairo_gobject_font_options_get_type() }

    /// Creates the options of the platform.
    public convenience init() {
        self.init(_taking: C.present(C.raw(cairo_font_options_create()), "cairo_font_options_create"))
    }

    /// Returns a copy.
    public func copy() -> FontOptions {
        FontOptions(_taking: C.present(C.raw(cairo_font_options_copy(pointer)), "cairo_font_options_copy"))
    }

    /// Takes over the options that are set in others, and keeps its own where they are not.
    public func merge(_ other: FontOptions) { cairo_font_options_merge(pointer, other.pointer) }

    /// How edges are smoothed.
    public var antialias: Antialias {
        get { C.enumeration(cairo_font_options_get_antialias(pointer).rawValue) }
        set { cairo_font_options_set_antialias(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// The order of the colours in a pixel of the screen.
    public var subpixelOrder: SubpixelOrder {
        get { C.enumeration(cairo_font_options_get_subpixel_order(pointer).rawValue) }
        set { cairo_font_options_set_subpixel_order(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How far outlines are moved to the pixel grid.
    public var hintStyle: HintStyle {
        get { C.enumeration(cairo_font_options_get_hint_style(pointer).rawValue) }
        set { cairo_font_options_set_hint_style(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// Whether the metrics of glyphs are whole pixels.
    public var hintMetrics: HintMetrics {
        get { C.enumeration(cairo_font_options_get_hint_metrics(pointer).rawValue) }
        set { cairo_font_options_set_hint_metrics(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// The axes of a variable font, `"wght=200,wdth=140.5"`.
    public var variations: String? {
        get { C.optionalString(cairo_font_options_get_variations(pointer)) }
        set { cairo_font_options_set_variations(pointer, newValue) }
    }
}

extension FontOptions: Hashable {
    public static func == (left: FontOptions, right: FontOptions) -> Bool {
        cairo_font_options_equal(left.pointer, right.pointer) != 0
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(cairo_font_options_hash(pointer)) }
}
