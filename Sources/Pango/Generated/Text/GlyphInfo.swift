// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoGlyphInfo`. <https://docs.gtk.org/Pango/struct.GlyphInfo.html>
public struct GlyphInfo: CStruct {
    public var _c: PangoGlyphInfo
    public init(_c: PangoGlyphInfo) { self._c = _c }
    /// All of it zero.
    public init() { _c = PangoGlyphInfo() }
}

extension GlyphInfo {
    /// The field `glyph`.
    public var glyph: Int {
        get { Int(_c.glyph) }
        set { _c.glyph = guint32(newValue) }
    }

    /// The field `geometry`.
    public var geometry: GlyphGeometry {
        get { GlyphGeometry(_c: _c.geometry) }
        set { _c.geometry = newValue._c }
    }
}
