// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkRectangle`. <https://docs.gtk.org/gdk4/struct.Rectangle.html>
public struct Rectangle: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: GdkRectangle
    public init(_c: GdkRectangle) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GdkRectangle() }
    public static var _valueType: UInt { gdk_rectangle_get_type() }
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

    /// `gdk_rectangle_contains_point()`.
    public func containsPoint(x: Int, y: Int) -> Bool {
        var cSelf = _c
        return gdk_rectangle_contains_point(&cSelf, C.gint(x), C.gint(y)) != 0
    }

    /// `gdk_rectangle_equal()`.
    public func equal(_ rect2: Rectangle) -> Bool {
        var cSelf = _c
        var cRect2 = rect2._c
        return gdk_rectangle_equal(&cSelf, &cRect2) != 0
    }

    /// `gdk_rectangle_intersect()`.
    @discardableResult
    public func intersect(_ src2: Rectangle) -> Rectangle? {
        var cSelf = _c
        var cSrc2 = src2._c
        var dest = GdkRectangle()
        let result = gdk_rectangle_intersect(&cSelf, &cSrc2, &dest)
        return result == 0 ? nil : Rectangle(_c: dest)
    }

    /// `gdk_rectangle_union()`.
    @discardableResult
    public func union(_ src2: Rectangle) -> Rectangle {
        var cSelf = _c
        var cSrc2 = src2._c
        var dest = GdkRectangle()
        gdk_rectangle_union(&cSelf, &cSrc2, &dest)
        return Rectangle(_c: dest)
    }
}
