// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontFamily`. <https://docs.gtk.org/Pango/class.FontFamily.html>
open class FontFamily: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { pango_font_family_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontFamily(_borrowed: raw) }
}

extension FontFamily {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `pango_font_family_get_face()`.
    public func face(_ name: String? = nil) -> FontFace? {
        C.borrow(pango_font_family_get_face(C.cast(_raw), name))
    }

    /// `pango_font_family_get_name()`.
    public var name: String { C.string(pango_font_family_get_name(C.cast(_raw))) }

    /// `pango_font_family_is_monospace()`.
    public var isMonospace: Bool { pango_font_family_is_monospace(C.cast(_raw)) != 0 }

    /// `pango_font_family_is_variable()`.
    public var isVariable: Bool { pango_font_family_is_variable(C.cast(_raw)) != 0 }

    /// `pango_font_family_list_faces()`.
    @discardableResult
    public func listFaces() -> [FontFace] {
        var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var nFaces: gint = 0
        pango_font_family_list_faces(C.cast(_raw), &faces, &nFaces)
        return C.array(vector: UnsafeMutableRawPointer(mutating: faces), count: C.int(nFaces), .container) { C.present(C.borrow($0), "pango_font_family_list_faces") }
    }
}

extension Members where Owner: FontFamily {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
