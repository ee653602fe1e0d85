// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Pango

/// `GskShadow`. <https://docs.gtk.org/gsk4/struct.Shadow.html>
public struct Shadow: CStruct, Hashable, Sendable {
    public var _c: GskShadow
    public init(_c: GskShadow) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GskShadow() }
}

extension Shadow {
    /// The field `color`.
    public var color: Gdk.RGBA {
        get { Gdk.RGBA(_c: _c.color) }
        set { _c.color = newValue._c }
        @_alwaysEmitIntoClient _modify { var value = self.color; defer { self.color = value }; yield &value }
    }

    /// The field `dx`.
    public var dx: Double {
        get { Double(_c.dx) }
        set { _c.dx = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.dx; defer { self.dx = value }; yield &value }
    }

    /// The field `dy`.
    public var dy: Double {
        get { Double(_c.dy) }
        set { _c.dy = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.dy; defer { self.dy = value }; yield &value }
    }

    /// The field `radius`.
    public var radius: Double {
        get { Double(_c.radius) }
        set { _c.radius = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.radius; defer { self.radius = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(color: Gdk.RGBA, dx: Double, dy: Double, radius: Double) {
        self.init()
        self.color = color
        self.dx = dx
        self.dy = dy
        self.radius = radius
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.color == right.color && left.dx == right.dx && left.dy == right.dy && left.radius == right.radius
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(dx)
        hasher.combine(dy)
        hasher.combine(radius)
    }
}
