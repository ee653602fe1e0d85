// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoGlyphInfo`. <https://docs.gtk.org/Pango/struct.GlyphInfo.html>
public struct GlyphInfo: CStruct {
    public var _c: PangoGlyphInfo
    public init(_c: PangoGlyphInfo) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = PangoGlyphInfo() }
}

extension GlyphInfo {
    /// The field `glyph`.
    public var glyph: Int {
        get { C.int(_c.glyph) }
        set { _c.glyph = C.guint32(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.glyph; defer { self.glyph = value }; yield &value }
    }

    /// The field `geometry`.
    public var geometry: GlyphGeometry {
        get { GlyphGeometry(_c: _c.geometry) }
        set { _c.geometry = newValue._c }
        @_alwaysEmitIntoClient _modify { var value = self.geometry; defer { self.geometry = value }; yield &value }
    }
}
