// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `pango_cairo_context_get_font_options()`.
@MainActor
public func cairoContextGetFontOptions(_ context: Context) -> Cairo.FontOptions? {
    C.copy(C.raw(pango_cairo_context_get_font_options(C.opaque(context._raw))))
}

/// `pango_cairo_context_get_resolution()`.
@MainActor
public func cairoContextGetResolution(_ context: Context) -> Double {
    pango_cairo_context_get_resolution(C.opaque(context._raw))
}

/// `pango_cairo_context_set_font_options()`.
@MainActor
public func cairoContextSetFontOptions(_ context: Context, options: Cairo.FontOptions? = nil) {
    pango_cairo_context_set_font_options(C.opaque(context._raw), C.opaque(options?._raw))
}

/// `pango_cairo_context_set_resolution()`.
@MainActor
public func cairoContextSetResolution(_ context: Context, dpi: Double) {
    pango_cairo_context_set_resolution(C.opaque(context._raw), dpi)
}

/// `pango_cairo_create_context()`.
@MainActor
public func cairoCreateContext(_ cr: Cairo.Context) -> Context {
    C.present(C.adopt(C.raw(pango_cairo_create_context(C.opaque(cr._raw)))), "pango_cairo_create_context")
}

/// `pango_cairo_create_layout()`.
@MainActor
public func cairoCreateLayout(_ cr: Cairo.Context) -> Layout {
    C.present(C.adopt(C.raw(pango_cairo_create_layout(C.opaque(cr._raw)))), "pango_cairo_create_layout")
}

/// `pango_cairo_error_underline_path()`.
@MainActor
public func cairoErrorUnderlinePath(
    _ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    pango_cairo_error_underline_path(C.opaque(cr._raw), x, y, width, height)
}

/// `pango_cairo_glyph_string_path()`.
@MainActor
public func cairoGlyphStringPath(_ cr: Cairo.Context, font: Font, glyphs: GlyphString) {
    pango_cairo_glyph_string_path(C.opaque(cr._raw), C.cast(font._raw), C.cast(glyphs._raw))
}

/// `pango_cairo_layout_line_path()`.
@MainActor
public func cairoLayoutLinePath(_ cr: Cairo.Context, line: LayoutLine) {
    pango_cairo_layout_line_path(C.opaque(cr._raw), C.cast(line._raw))
}

/// `pango_cairo_layout_path()`.
@MainActor
public func cairoLayoutPath(_ cr: Cairo.Context, layout: Layout) {
    pango_cairo_layout_path(C.opaque(cr._raw), C.opaque(layout._raw))
}

/// `pango_cairo_show_error_underline()`.
@MainActor
public func cairoShowErrorUnderline(
    _ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    pango_cairo_show_error_underline(C.opaque(cr._raw), x, y, width, height)
}

/// `pango_cairo_show_glyph_item()`.
@MainActor
public func cairoShowGlyphItem(_ cr: Cairo.Context, text: String, glyphItem: GlyphItem) {
    pango_cairo_show_glyph_item(C.opaque(cr._raw), text, C.cast(glyphItem._raw))
}

/// `pango_cairo_show_glyph_string()`.
@MainActor
public func cairoShowGlyphString(_ cr: Cairo.Context, font: Font, glyphs: GlyphString) {
    pango_cairo_show_glyph_string(C.opaque(cr._raw), C.cast(font._raw), C.cast(glyphs._raw))
}

/// `pango_cairo_show_layout()`.
@MainActor
public func cairoShowLayout(_ cr: Cairo.Context, layout: Layout) {
    pango_cairo_show_layout(C.opaque(cr._raw), C.opaque(layout._raw))
}

/// `pango_cairo_show_layout_line()`.
@MainActor
public func cairoShowLayoutLine(_ cr: Cairo.Context, line: LayoutLine) {
    pango_cairo_show_layout_line(C.opaque(cr._raw), C.cast(line._raw))
}

/// `pango_cairo_update_context()`.
@MainActor
public func cairoUpdateContext(_ cr: Cairo.Context, context: Context) {
    pango_cairo_update_context(C.opaque(cr._raw), C.opaque(context._raw))
}

/// `pango_cairo_update_layout()`.
@MainActor
public func cairoUpdateLayout(_ cr: Cairo.Context, layout: Layout) {
    pango_cairo_update_layout(C.opaque(cr._raw), C.opaque(layout._raw))
}
