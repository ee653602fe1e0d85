// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontFace`. <https://docs.gtk.org/Pango/class.FontFace.html>
open class FontFace: Object {
    open override nonisolated class var gtype: UInt { pango_font_face_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontFace(_borrowed: raw) }
}

extension FontFace {
    /// `pango_font_face_describe()`.
    @discardableResult
    public func describe() -> FontDescription {
        C.present(C.take(C.raw(pango_font_face_describe(C.cast(_raw)))), "pango_font_face_describe")
    }

    /// `pango_font_face_get_face_name()`.
    public var faceName: String { C.string(pango_font_face_get_face_name(C.cast(_raw))) }

    /// `pango_font_face_get_family()`.
    public var family: FontFamily { C.present(C.borrow(pango_font_face_get_family(C.cast(_raw))), "pango_font_face_get_family") }

    /// `pango_font_face_is_synthesized()`.
    public var isSynthesized: Bool { pango_font_face_is_synthesized(C.cast(_raw)) != 0 }

    /// `pango_font_face_list_sizes()`.
    @discardableResult
    public func listSizes() -> [Int] {
        var sizes: UnsafeMutablePointer<gint>?
        var nSizes: gint = 0
        pango_font_face_list_sizes(C.cast(_raw), &sizes, &nSizes)
        return C.array(numbers: sizes, of: gint.self, count: C.int(nSizes), .full) { C.int($0) }
    }
}
