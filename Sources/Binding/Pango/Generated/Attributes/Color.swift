// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoColor`. <https://docs.gtk.org/Pango/struct.Color.html>
public struct Color: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: PangoColor
    public init(_c: PangoColor) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = PangoColor() }
    public static var _valueType: UInt { pango_color_get_type() }
}

extension Color {
    /// The field `red`.
    public var red: Int {
        get { C.int(_c.red) }
        set { _c.red = C.guint16(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.red; defer { self.red = value }; yield &value }
    }

    /// The field `green`.
    public var green: Int {
        get { C.int(_c.green) }
        set { _c.green = C.guint16(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.green; defer { self.green = value }; yield &value }
    }

    /// The field `blue`.
    public var blue: Int {
        get { C.int(_c.blue) }
        set { _c.blue = C.guint16(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.blue; defer { self.blue = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(red: Int, green: Int, blue: Int) {
        self.init()
        self.red = red
        self.green = green
        self.blue = blue
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
    }

    /// `pango_color_copy()`.
    @discardableResult
    public func copy() -> Color? {
        var cSelf = _c
        return C.takeValue(pango_color_copy(&cSelf))
    }

    /// `pango_color_parse()`.
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
        pango_color_parse(&_c, spec) != 0
    }

    /// `pango_color_parse_with_alpha()`.
    @discardableResult
    public mutating func parseWithAlpha(_ spec: String) -> Int? {
        var alpha: guint16 = 0
        let result = pango_color_parse_with_alpha(&_c, &alpha, spec)
        return result == 0 ? nil : C.int(alpha)
    }

    /// `pango_color_to_string()`.
    public func toString() -> String {
        var cSelf = _c
        return C.takeString(pango_color_to_string(&cSelf))
    }
}

extension Color: CustomStringConvertible {
    public var description: String { toString() }
}
