// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoContext`. <https://docs.gtk.org/Pango/class.Context.html>
open class Context: Object {
    open override nonisolated class var gtype: UInt { pango_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Context(_borrowed: raw) }
}

extension Context {
    /// `pango_context_changed()`.
    public func changed() {
        pango_context_changed(C.opaque(_raw))
    }

    /// `pango_context_get_base_dir()`.
    public var baseDir: Direction {
        get { C.enumeration(pango_context_get_base_dir(C.opaque(_raw)).rawValue) }
        set { pango_context_set_base_dir(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.baseDir; defer { self.baseDir = value }; yield &value }
    }

    /// `pango_context_get_base_gravity()`.
    public var baseGravity: Gravity {
        get { C.enumeration(pango_context_get_base_gravity(C.opaque(_raw)).rawValue) }
        set { pango_context_set_base_gravity(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.baseGravity; defer { self.baseGravity = value }; yield &value }
    }

    /// `pango_context_get_font_description()`.
    public var fontDescription: FontDescription? {
        get { C.copy(C.raw(pango_context_get_font_description(C.opaque(_raw)))) }
        set { pango_context_set_font_description(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontDescription; defer { self.fontDescription = value }; yield &value }
    }

    /// `pango_context_get_font_map()`.
    public var fontMap: FontMap? {
        get { C.borrow(pango_context_get_font_map(C.opaque(_raw))) }
        set { pango_context_set_font_map(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontMap; defer { self.fontMap = value }; yield &value }
    }

    /// `pango_context_get_gravity()`.
    public var gravity: Gravity { C.enumeration(pango_context_get_gravity(C.opaque(_raw)).rawValue) }

    /// `pango_context_get_gravity_hint()`.
    public var gravityHint: GravityHint {
        get { C.enumeration(pango_context_get_gravity_hint(C.opaque(_raw)).rawValue) }
        set { pango_context_set_gravity_hint(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.gravityHint; defer { self.gravityHint = value }; yield &value }
    }

    /// `pango_context_get_language()`.
    public var language: Language? {
        get { C.copy(C.raw(pango_context_get_language(C.opaque(_raw)))) }
        set { pango_context_set_language(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.language; defer { self.language = value }; yield &value }
    }

    /// `pango_context_get_matrix()`.
    public var matrix: Matrix? {
        get { C.value(pango_context_get_matrix(C.opaque(_raw))) }
        set {
            let cNewValue = Lent(newValue?._c)
            pango_context_set_matrix(C.opaque(_raw), cNewValue.pointer)
        }
        @_alwaysEmitIntoClient _modify { var value = self.matrix; defer { self.matrix = value }; yield &value }
    }

    /// `pango_context_get_metrics()`.
    public func metrics(of desc: FontDescription? = nil, language: Language? = nil) -> FontMetrics {
        C.present(C.take(pango_context_get_metrics(C.opaque(_raw), C.opaque(desc?._raw), C.opaque(language?._raw))), "pango_context_get_metrics")
    }

    /// `pango_context_get_round_glyph_positions()`.
    public var roundGlyphPositions: Bool {
        get { pango_context_get_round_glyph_positions(C.opaque(_raw)) != 0 }
        set { pango_context_set_round_glyph_positions(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.roundGlyphPositions; defer { self.roundGlyphPositions = value }; yield &value }
    }

    /// `pango_context_get_serial()`.
    public var serial: Int { C.int(pango_context_get_serial(C.opaque(_raw))) }

    /// `pango_context_list_families()`.
    @discardableResult
    public func listFamilies() -> [FontFamily] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var nFamilies: gint = 0
        pango_context_list_families(C.opaque(_raw), &families, &nFamilies)
        return C.array(vector: UnsafeMutableRawPointer(mutating: families), count: C.int(nFamilies), .container) { C.present(C.borrow($0), "pango_context_list_families") }
    }

    /// `pango_context_load_font()`.
    @discardableResult
    public func loadFont(_ desc: FontDescription) -> Font? {
        C.adopt(pango_context_load_font(C.opaque(_raw), C.opaque(desc._raw)))
    }

    /// `pango_context_load_fontset()`.
    @discardableResult
    public func loadFontset(_ desc: FontDescription, language: Language) -> Fontset? {
        C.adopt(pango_context_load_fontset(C.opaque(_raw), C.opaque(desc._raw), C.opaque(language._raw)))
    }

    /// `pango_itemize()`.
    @discardableResult
    public func itemize(
        _ text: String, startIndex: Int, length: Int, attrs: AttrList, cachedIter: AttrIterator? = nil
    ) -> [Item] {
        C.array(list: pango_itemize(C.opaque(_raw), text, C.gint(startIndex), C.gint(length), C.opaque(attrs._raw), C.opaque(cachedIter?._raw)), .full) { C.present(C.take($0), "pango_itemize") }
    }

    /// `pango_itemize_with_base_dir()`.
    @discardableResult
    public func itemize(
        withBaseDir baseDir: Direction, text: String, startIndex: Int, length: Int, attrs: AttrList, cachedIter: AttrIterator? = nil
    ) -> [Item] {
        C.array(list: pango_itemize_with_base_dir(C.opaque(_raw), .init(rawValue: C.number(baseDir)), text, C.gint(startIndex), C.gint(length), C.opaque(attrs._raw), C.opaque(cachedIter?._raw)), .full) { C.present(C.take($0), "pango_itemize_with_base_dir") }
    }
}
