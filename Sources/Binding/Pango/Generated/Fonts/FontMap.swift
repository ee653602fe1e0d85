// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontMap`. <https://docs.gtk.org/Pango/class.FontMap.html>
open class FontMap: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { pango_font_map_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontMap(_borrowed: raw) }
}

extension FontMap {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `pango_font_map_changed()`.
    public func changed() {
        pango_font_map_changed(C.cast(_raw))
    }

    /// `pango_font_map_create_context()`.
    @discardableResult
    public func createContext() -> Context {
        C.present(C.adopt(C.raw(pango_font_map_create_context(C.cast(_raw)))), "pango_font_map_create_context")
    }

    /// `pango_font_map_get_family()`.
    public func family(_ name: String) -> FontFamily {
        C.present(C.borrow(pango_font_map_get_family(C.cast(_raw), name)), "pango_font_map_get_family")
    }

    /// `pango_font_map_get_serial()`.
    public var serial: Int { C.int(pango_font_map_get_serial(C.cast(_raw))) }

    /// `pango_font_map_list_families()`.
    @discardableResult
    public func listFamilies() -> [FontFamily] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var nFamilies: gint = 0
        pango_font_map_list_families(C.cast(_raw), &families, &nFamilies)
        return C.array(vector: UnsafeMutableRawPointer(mutating: families), count: C.int(nFamilies), .container) { C.present(C.borrow($0), "pango_font_map_list_families") }
    }

    /// `pango_font_map_load_font()`.
    @discardableResult
    public func loadFont(_ context: Context, desc: FontDescription) -> Font? {
        C.adopt(pango_font_map_load_font(C.cast(_raw), C.opaque(context._raw), C.opaque(desc._raw)))
    }

    /// `pango_font_map_load_fontset()`.
    @discardableResult
    public func loadFontset(_ context: Context, desc: FontDescription, language: Language) -> Fontset? {
        C.adopt(pango_font_map_load_fontset(C.cast(_raw), C.opaque(context._raw), C.opaque(desc._raw), C.opaque(language._raw)))
    }

#if GTK_4_14
    /// `pango_font_map_reload_font()`.
    @discardableResult
    public func reloadFont(
        _ font: Font, scale: Double, context: Context? = nil, variations: String? = nil
    ) -> Font {
        C.present(C.adopt(pango_font_map_reload_font(C.cast(_raw), C.cast(font._raw), scale, C.opaque(context?._raw), variations)), "pango_font_map_reload_font")
    }
#endif

#if GTK_4_18
    /// `pango_font_map_add_font_file()`.
    public func addFontFile(_ filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = pango_font_map_add_font_file(C.cast(_raw), C.bytes(filename), &error)
        if let error { throw GLibError(taking: error) }
    }
#endif
}

extension Members where Owner: FontMap {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
