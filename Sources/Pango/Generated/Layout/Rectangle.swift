// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoRectangle`. <https://docs.gtk.org/Pango/struct.Rectangle.html>
public struct Rectangle: CStruct, Hashable, Sendable {
    public var _c: PangoRectangle
    public init(_c: PangoRectangle) { self._c = _c }
    /// All of it zero.
    public init() { _c = PangoRectangle() }
}

extension Rectangle {
    /// The field `x`.
    public var x: Int {
        get { Int(_c.x) }
        set { _c.x = gint(newValue) }
    }

    /// The field `y`.
    public var y: Int {
        get { Int(_c.y) }
        set { _c.y = gint(newValue) }
    }

    /// The field `width`.
    public var width: Int {
        get { Int(_c.width) }
        set { _c.width = gint(newValue) }
    }

    /// The field `height`.
    public var height: Int {
        get { Int(_c.height) }
        set { _c.height = gint(newValue) }
    }

    /// A value of these fields.
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
