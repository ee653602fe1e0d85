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

/// `GskColorStop`. <https://docs.gtk.org/gsk4/struct.ColorStop.html>
public struct ColorStop: CStruct, Hashable, Sendable {
    public var _c: GskColorStop
    public init(_c: GskColorStop) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GskColorStop() }
}

extension ColorStop {
    /// The field `offset`.
    public var offset: Double {
        get { Double(_c.offset) }
        set { _c.offset = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.offset; defer { self.offset = value }; yield &value }
    }

    /// The field `color`.
    public var color: Gdk.RGBA {
        get { Gdk.RGBA(_c: _c.color) }
        set { _c.color = newValue._c }
        @_alwaysEmitIntoClient _modify { var value = self.color; defer { self.color = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(offset: Double, color: Gdk.RGBA) {
        self.init()
        self.offset = offset
        self.color = color
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.offset == right.offset && left.color == right.color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(offset)
        hasher.combine(color)
    }
}
