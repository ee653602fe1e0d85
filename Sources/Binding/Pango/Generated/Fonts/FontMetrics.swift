// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontMetrics`. <https://docs.gtk.org/Pango/struct.FontMetrics.html>
public final class FontMetrics: Boxed {
    public override class var gtype: UInt { pango_font_metrics_get_type() }
}

extension FontMetrics {
    /// `pango_font_metrics_get_approximate_char_width()`.
    public var approximateCharWidth: Int { C.int(pango_font_metrics_get_approximate_char_width(C.cast(_raw))) }

    /// `pango_font_metrics_get_approximate_digit_width()`.
    public var approximateDigitWidth: Int { C.int(pango_font_metrics_get_approximate_digit_width(C.cast(_raw))) }

    /// `pango_font_metrics_get_ascent()`.
    public var ascent: Int { C.int(pango_font_metrics_get_ascent(C.cast(_raw))) }

    /// `pango_font_metrics_get_descent()`.
    public var descent: Int { C.int(pango_font_metrics_get_descent(C.cast(_raw))) }

    /// `pango_font_metrics_get_height()`.
    public var height: Int { C.int(pango_font_metrics_get_height(C.cast(_raw))) }

    /// `pango_font_metrics_get_strikethrough_position()`.
    public var strikethroughPosition: Int { C.int(pango_font_metrics_get_strikethrough_position(C.cast(_raw))) }

    /// `pango_font_metrics_get_strikethrough_thickness()`.
    public var strikethroughThickness: Int { C.int(pango_font_metrics_get_strikethrough_thickness(C.cast(_raw))) }

    /// `pango_font_metrics_get_underline_position()`.
    public var underlinePosition: Int { C.int(pango_font_metrics_get_underline_position(C.cast(_raw))) }

    /// `pango_font_metrics_get_underline_thickness()`.
    public var underlineThickness: Int { C.int(pango_font_metrics_get_underline_thickness(C.cast(_raw))) }
}
