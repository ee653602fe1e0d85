// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoRectangle`. <https://docs.gtk.org/Pango/struct.Rectangle.html>
public struct Rectangle: CStruct, Hashable, Sendable {
    public var _c: PangoRectangle
    public init(_c: PangoRectangle) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = PangoRectangle() }
}

extension Rectangle {
    /// The field `x`.
    public var x: Int {
        get { C.int(_c.x) }
        set { _c.x = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.x; defer { self.x = value }; yield &value }
    }

    /// The field `y`.
    public var y: Int {
        get { C.int(_c.y) }
        set { _c.y = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.y; defer { self.y = value }; yield &value }
    }

    /// The field `width`.
    public var width: Int {
        get { C.int(_c.width) }
        set { _c.width = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

    /// The field `height`.
    public var height: Int {
        get { C.int(_c.height) }
        set { _c.height = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.height; defer { self.height = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init()
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.x == right.x && left.y == right.y && left.width == right.width && left.height == right.height
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
        hasher.combine(width)
        hasher.combine(height)
    }
}
