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

/// `GdkRGBA`. <https://docs.gtk.org/gdk4/struct.RGBA.html>
public struct RGBA: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: GdkRGBA
    public init(_c: GdkRGBA) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GdkRGBA() }
    public static var _valueType: UInt { gdk_rgba_get_type() }
}

extension RGBA {
    /// The field `red`.
    public var red: Double {
        get { Double(_c.red) }
        set { _c.red = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.red; defer { self.red = value }; yield &value }
    }

    /// The field `green`.
    public var green: Double {
        get { Double(_c.green) }
        set { _c.green = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.green; defer { self.green = value }; yield &value }
    }

    /// The field `blue`.
    public var blue: Double {
        get { Double(_c.blue) }
        set { _c.blue = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.blue; defer { self.blue = value }; yield &value }
    }

    /// The field `alpha`.
    public var alpha: Double {
        get { Double(_c.alpha) }
        set { _c.alpha = gfloat(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.alpha; defer { self.alpha = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.init()
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }

    /// `gdk_rgba_copy()`.
    @discardableResult
    public func copy() -> RGBA {
        var cSelf = _c
        return C.present(C.takeValue(gdk_rgba_copy(&cSelf)), "gdk_rgba_copy")
    }

    /// `gdk_rgba_equal()`.
    public func equal(_ p2: RGBA) -> Bool {
        var cSelf = _c
        var cP2 = p2._c
        return gdk_rgba_equal(&cSelf, &cP2) != 0
    }

    /// `gdk_rgba_hash()`.
    public func hash() -> Int {
        var cSelf = _c
        return C.int(gdk_rgba_hash(&cSelf))
    }

    /// `gdk_rgba_is_clear()`.
    public var isClear: Bool {
        var cSelf = _c
        return gdk_rgba_is_clear(&cSelf) != 0
    }

    /// `gdk_rgba_is_opaque()`.
    public var isOpaque: Bool {
        var cSelf = _c
        return gdk_rgba_is_opaque(&cSelf) != 0
    }

    /// `gdk_rgba_parse()`.
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
        gdk_rgba_parse(&_c, spec) != 0
    }

    /// `gdk_rgba_to_string()`.
    public func toString() -> String {
        var cSelf = _c
        return C.takeString(gdk_rgba_to_string(&cSelf))
    }
}

extension RGBA: CustomStringConvertible {
    public var description: String { toString() }
}
