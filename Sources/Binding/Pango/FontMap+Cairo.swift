// SPDX-License-Identifier: MIT

import CGtk
import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject

// The functions that PangoCairo adds to its font maps, whose classes are private.

@MainActor
extension FontMap {
    /// The fonts of the system, drawn by Cairo: those of widgets. `pango_cairo_font_map_get_default()`.
    public static func cairoDefault() -> FontMap {
        C.present(C.borrow(pango_cairo_font_map_get_default()), "pango_cairo_font_map_get_default")
    }

    /// Creates a font map of the system's fonts, drawn by Cairo, with settings of its own; nil if Cairo has none of this type.
    /// `pango_cairo_font_map_new()`.
    public static func cairo(_ type: Cairo.FontType? = nil) -> FontMap? {
        guard let type else { return C.adopt(pango_cairo_font_map_new()) }
        return C.adopt(pango_cairo_font_map_new_for_font_type(.init(rawValue: C.number(type))))
    }

    /// Makes these the fonts of ``cairoDefault()``, on this thread. `pango_cairo_font_map_set_default()`.
    public func setCairoDefault() {
        if let map = cairoMap { pango_cairo_font_map_set_default(map) }
    }

    /// The resolution in dots per inch, by which points become pixels; nil for fonts that Cairo does not draw, which cannot be set.
    /// `pango_cairo_font_map_set_resolution()`.
    public var cairoResolution: Double? {
        get { cairoMap.map(pango_cairo_font_map_get_resolution) }
        set { if let map = cairoMap, let newValue { pango_cairo_font_map_set_resolution(map, newValue) } }
    }

    /// The type of the fonts in Cairo. `pango_cairo_font_map_get_font_type()`.
    public var cairoFontType: Cairo.FontType? {
        cairoMap.map { C.enumeration(pango_cairo_font_map_get_font_type($0).rawValue) }
    }

    private var cairoMap: OpaquePointer? {
        rx_is_a(_raw, pango_cairo_font_map_get_type()) == 0 ? nil : C.opaque(_raw)
    }
}

@MainActor
extension Font {
    /// The font as Cairo draws it; nil if Cairo does not draw it. `pango_cairo_font_get_scaled_font()`.
    public var cairoScaledFont: Cairo.ScaledFont? {
        guard rx_is_a(_raw, pango_cairo_font_get_type()) != 0 else { return nil }
        return C.copy(C.raw(pango_cairo_font_get_scaled_font(C.opaque(_raw))))
    }
}
