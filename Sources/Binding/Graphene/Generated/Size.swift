// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_size_t`.
public struct Size: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: graphene_size_t
    public init(_c: graphene_size_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_size_t() }
    public static var _valueType: UInt { graphene_size_get_type() }
}

extension Size {
    /// The field `width`.
    public var width: Double {
        get { Double(_c.width) }
        set { _c.width = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

    /// The field `height`.
    public var height: Double {
        get { Double(_c.height) }
        set { _c.height = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.height; defer { self.height = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(width: Double, height: Double) {
        self.init()
        self.width = width
        self.height = height
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.width == right.width && left.height == right.height
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    /// `graphene_size_equal()`.
    public func equal(_ b: Size) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_size_equal(&cSelf, &cB)
    }

    /// `graphene_size_init_from_size()`.
    public init(size src: Size) {
        self.init()
        var cSrc = src._c
        graphene_size_init_from_size(&_c, &cSrc)
    }

    /// `graphene_size_interpolate()`.
    @discardableResult
    public func interpolate(_ b: Size, factor: Double) -> Size {
        var cSelf = _c
        var cB = b._c
        var res = graphene_size_t()
        graphene_size_interpolate(&cSelf, &cB, factor, &res)
        return Size(_c: res)
    }

    /// `graphene_size_scale()`.
    @discardableResult
    public func scale(_ factor: Double) -> Size {
        var cSelf = _c
        var res = graphene_size_t()
        graphene_size_scale(&cSelf, gfloat(factor), &res)
        return Size(_c: res)
    }

    /// `graphene_size_zero()`.
    public static var zero: Size { C.present(C.value(graphene_size_zero()), "graphene_size_zero") }
}
