// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

extension Context {
    /// `pango_cairo_context_get_font_options()`.
    public var fontOptions: Cairo.FontOptions? {
        get { C.copy(C.raw(pango_cairo_context_get_font_options(C.opaque(_raw)))) }
        set { pango_cairo_context_set_font_options(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontOptions; defer { self.fontOptions = value }; yield &value }
    }

    /// `pango_cairo_context_get_resolution()`.
    public var resolution: Double {
        get { pango_cairo_context_get_resolution(C.opaque(_raw)) }
        set { pango_cairo_context_set_resolution(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.resolution; defer { self.resolution = value }; yield &value }
    }
}

extension Cairo.Context {
    /// `pango_cairo_error_underline_path()`.
    public func errorUnderlinePath(x: Double, y: Double, width: Double, height: Double) {
        pango_cairo_error_underline_path(C.opaque(_raw), x, y, width, height)
    }

    /// `pango_cairo_glyph_string_path()`.
    public func path(font: Font, glyphs: GlyphString) {
        pango_cairo_glyph_string_path(C.opaque(_raw), C.cast(font._address), C.cast(glyphs._raw))
    }

    /// `pango_cairo_layout_line_path()`.
    public func path(of line: LayoutLine) {
        pango_cairo_layout_line_path(C.opaque(_raw), C.cast(line._raw))
    }

    /// `pango_cairo_layout_path()`.
    public func path(of layout: Layout) {
        pango_cairo_layout_path(C.opaque(_raw), C.opaque(layout._address))
    }

    /// `pango_cairo_show_error_underline()`.
    public func showErrorUnderline(x: Double, y: Double, width: Double, height: Double) {
        pango_cairo_show_error_underline(C.opaque(_raw), x, y, width, height)
    }

    /// `pango_cairo_show_glyph_item()`.
    public func show(_ text: String, as glyphItem: GlyphItem) {
        pango_cairo_show_glyph_item(C.opaque(_raw), text, C.cast(glyphItem._raw))
    }

    /// `pango_cairo_show_glyph_string()`.
    public func show(font: Font, glyphs: GlyphString) {
        pango_cairo_show_glyph_string(C.opaque(_raw), C.cast(font._address), C.cast(glyphs._raw))
    }

    /// `pango_cairo_show_layout()`.
    public func show(_ layout: Layout) {
        pango_cairo_show_layout(C.opaque(_raw), C.opaque(layout._address))
    }

    /// `pango_cairo_show_layout_line()`.
    public func show(_ line: LayoutLine) {
        pango_cairo_show_layout_line(C.opaque(_raw), C.cast(line._raw))
    }

    /// `pango_cairo_update_context()`.
    public func update(_ context: Context) {
        pango_cairo_update_context(C.opaque(_raw), C.opaque(context._address))
    }

    /// `pango_cairo_update_layout()`.
    public func update(_ layout: Layout) {
        pango_cairo_update_layout(C.opaque(_raw), C.opaque(layout._address))
    }
}
