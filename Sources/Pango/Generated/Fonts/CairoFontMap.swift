// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoCairoFontMap`.
@MainActor
public protocol CairoFontMap: FontMap {}

/// Some object with the interface ``CairoFontMap``, of a class that is private to its library.
public final class AnyCairoFontMap: FontMap, CairoFontMap {
    public override nonisolated class var gtype: UInt { pango_cairo_font_map_get_type() }
    public override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyCairoFontMap(_borrowed: raw) }
}

extension CairoFontMap {
    /// `pango_cairo_font_map_get_font_type()`.
    public var fontType: Cairo.FontType { C.enumeration(pango_cairo_font_map_get_font_type(C.opaque(_raw)).rawValue) }

    /// `pango_cairo_font_map_get_resolution()`.
    public var resolution: Double {
        get { pango_cairo_font_map_get_resolution(C.opaque(_raw)) }
        set { pango_cairo_font_map_set_resolution(C.opaque(_raw), newValue) }
    }

    /// `pango_cairo_font_map_set_default()`.
    public func setDefault() {
        pango_cairo_font_map_set_default(C.opaque(_raw))
    }
}

extension AnyCairoFontMap {
    /// `pango_cairo_font_map_get_default()`.
    public static var `default`: FontMap { C.present(C.borrow(pango_cairo_font_map_get_default()), "pango_cairo_font_map_get_default") }

    /// `pango_cairo_font_map_new()`.
    public static func new() -> FontMap {
        C.present(C.adopt(pango_cairo_font_map_new()), "pango_cairo_font_map_new")
    }

    /// `pango_cairo_font_map_new_for_font_type()`.
    public static func newForFontType(_ fonttype: Cairo.FontType) -> FontMap? {
        C.adopt(pango_cairo_font_map_new_for_font_type(.init(rawValue: C.number(fonttype))))
    }
}
