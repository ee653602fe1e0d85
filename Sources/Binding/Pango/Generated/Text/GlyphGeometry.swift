// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoGlyphGeometry`. <https://docs.gtk.org/Pango/struct.GlyphGeometry.html>
public struct GlyphGeometry: CStruct, Hashable, Sendable {
    public var _c: PangoGlyphGeometry
    public init(_c: PangoGlyphGeometry) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = PangoGlyphGeometry() }
}

extension GlyphGeometry {
    /// The field `width`.
    public var width: Int {
        get { C.int(_c.width) }
        set { _c.width = C.gint32(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

    /// The field `x_offset`.
    public var xOffset: Int {
        get { C.int(_c.x_offset) }
        set { _c.x_offset = C.gint32(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.xOffset; defer { self.xOffset = value }; yield &value }
    }

    /// The field `y_offset`.
    public var yOffset: Int {
        get { C.int(_c.y_offset) }
        set { _c.y_offset = C.gint32(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.yOffset; defer { self.yOffset = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(width: Int, xOffset: Int, yOffset: Int) {
        self.init()
        self.width = width
        self.xOffset = xOffset
        self.yOffset = yOffset
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.width == right.width && left.xOffset == right.xOffset && left.yOffset == right.yOffset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(xOffset)
        hasher.combine(yOffset)
    }
}
