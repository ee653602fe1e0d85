// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFont`. <https://docs.gtk.org/Pango/class.Font.html>
open class Font: Object {
    open override nonisolated class var gtype: UInt { pango_font_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Font(_borrowed: raw) }
}

extension Font {
    /// `pango_font_deserialize()`.
    public static func deserialize(_ context: Context, bytes: Bytes) throws(GLibError) -> Font? {
        var error: UnsafeMutablePointer<GError>?
        let result = pango_font_deserialize(C.opaque(context._raw), C.opaque(bytes._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(result)
    }

    /// `pango_font_describe()`.
    @discardableResult
    public func describe() -> FontDescription {
        C.present(C.take(C.raw(pango_font_describe(C.cast(_raw)))), "pango_font_describe")
    }

    /// `pango_font_describe_with_absolute_size()`.
    @discardableResult
    public func describeWithAbsoluteSize() -> FontDescription {
        C.present(C.take(C.raw(pango_font_describe_with_absolute_size(C.cast(_raw)))), "pango_font_describe_with_absolute_size")
    }

    /// `pango_font_get_coverage()`.
    public func coverage(of language: Language) -> Coverage {
        C.present(C.adopt(C.raw(pango_font_get_coverage(C.cast(_raw), C.opaque(language._raw)))), "pango_font_get_coverage")
    }

    /// `pango_font_get_face()`.
    public var face: FontFace { C.present(C.borrow(pango_font_get_face(C.cast(_raw))), "pango_font_get_face") }

    /// `pango_font_get_font_map()`.
    public var fontMap: FontMap? { C.borrow(pango_font_get_font_map(C.cast(_raw))) }

    /// `pango_font_get_glyph_extents()`.
    public func glyphExtents(_ glyph: Int) -> (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_font_get_glyph_extents(C.cast(_raw), C.guint32(glyph), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_font_get_metrics()`.
    public func metrics(of language: Language? = nil) -> FontMetrics {
        C.present(C.take(pango_font_get_metrics(C.cast(_raw), C.opaque(language?._raw))), "pango_font_get_metrics")
    }

    /// `pango_font_has_char()`.
    public func hasChar(_ wc: Unicode.Scalar) -> Bool {
        pango_font_has_char(C.cast(_raw), wc.value) != 0
    }

    /// `pango_font_serialize()`.
    @discardableResult
    public func serialize() -> Bytes {
        C.present(C.take(C.raw(pango_font_serialize(C.cast(_raw)))), "pango_font_serialize")
    }
}
