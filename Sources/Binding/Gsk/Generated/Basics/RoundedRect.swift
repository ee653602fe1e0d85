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

/// `GskRoundedRect`. <https://docs.gtk.org/gsk4/struct.RoundedRect.html>
public struct RoundedRect: CStruct {
    public var _c: GskRoundedRect
    public init(_c: GskRoundedRect) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GskRoundedRect() }
}

extension RoundedRect {
    /// The field `bounds`.
    public var bounds: Graphene.Rect {
        get { Graphene.Rect(_c: _c.bounds) }
        set { _c.bounds = newValue._c }
        @_alwaysEmitIntoClient _modify { var value = self.bounds; defer { self.bounds = value }; yield &value }
    }

    /// `gsk_rounded_rect_contains_point()`.
    public func containsPoint(_ point: Graphene.Point) -> Bool {
        var cSelf = _c
        var cPoint = point._c
        return gsk_rounded_rect_contains_point(&cSelf, &cPoint) != 0
    }

    /// `gsk_rounded_rect_contains_rect()`.
    public func containsRect(_ rect: Graphene.Rect) -> Bool {
        var cSelf = _c
        var cRect = rect._c
        return gsk_rounded_rect_contains_rect(&cSelf, &cRect) != 0
    }

    /// `gsk_rounded_rect_init()`.
    public init(
        bounds: Graphene.Rect, topLeft: Graphene.Size, topRight: Graphene.Size, bottomRight: Graphene.Size, bottomLeft: Graphene.Size
    ) {
        self.init()
        var cBounds = bounds._c
        var cTopLeft = topLeft._c
        var cTopRight = topRight._c
        var cBottomRight = bottomRight._c
        var cBottomLeft = bottomLeft._c
        gsk_rounded_rect_init(&_c, &cBounds, &cTopLeft, &cTopRight, &cBottomRight, &cBottomLeft)
    }

    /// `gsk_rounded_rect_init_copy()`.
    public init(copy src: RoundedRect) {
        self.init()
        var cSrc = src._c
        gsk_rounded_rect_init_copy(&_c, &cSrc)
    }

    /// `gsk_rounded_rect_init_from_rect()`.
    public init(bounds: Graphene.Rect, radius: Double) {
        self.init()
        var cBounds = bounds._c
        gsk_rounded_rect_init_from_rect(&_c, &cBounds, gfloat(radius))
    }

    /// `gsk_rounded_rect_intersects_rect()`.
    @discardableResult
    public func intersectsRect(_ rect: Graphene.Rect) -> Bool {
        var cSelf = _c
        var cRect = rect._c
        return gsk_rounded_rect_intersects_rect(&cSelf, &cRect) != 0
    }

    /// `gsk_rounded_rect_is_rectilinear()`.
    public var isRectilinear: Bool {
        var cSelf = _c
        return gsk_rounded_rect_is_rectilinear(&cSelf) != 0
    }

    /// `gsk_rounded_rect_normalize()`.
    @discardableResult
    public mutating func normalize() -> RoundedRect {
        C.present(C.value(gsk_rounded_rect_normalize(&_c)), "gsk_rounded_rect_normalize")
    }

    /// `gsk_rounded_rect_offset()`.
    @discardableResult
    public mutating func offset(dx: Double, dy: Double) -> RoundedRect {
        C.present(C.value(gsk_rounded_rect_offset(&_c, gfloat(dx), gfloat(dy))), "gsk_rounded_rect_offset")
    }

    /// `gsk_rounded_rect_shrink()`.
    @discardableResult
    public mutating func shrink(top: Double, right: Double, bottom: Double, left: Double) -> RoundedRect {
        C.present(C.value(gsk_rounded_rect_shrink(&_c, gfloat(top), gfloat(right), gfloat(bottom), gfloat(left))), "gsk_rounded_rect_shrink")
    }
}
