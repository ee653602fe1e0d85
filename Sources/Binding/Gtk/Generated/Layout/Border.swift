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
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkBorder`. <https://docs.gtk.org/gtk4/struct.Border.html>
public struct Border: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: GtkBorder
    public init(_c: GtkBorder) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GtkBorder() }
    public static var _valueType: UInt { gtk_border_get_type() }
}

extension Border {
    /// The field `left`.
    public var left: Int {
        get { C.int(_c.left) }
        set { _c.left = C.gint16(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.left; defer { self.left = value }; yield &value }
    }

    /// The field `right`.
    public var right: Int {
        get { C.int(_c.right) }
        set { _c.right = C.gint16(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.right; defer { self.right = value }; yield &value }
    }

    /// The field `top`.
    public var top: Int {
        get { C.int(_c.top) }
        set { _c.top = C.gint16(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.top; defer { self.top = value }; yield &value }
    }

    /// The field `bottom`.
    public var bottom: Int {
        get { C.int(_c.bottom) }
        set { _c.bottom = C.gint16(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.bottom; defer { self.bottom = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(left: Int, right: Int, top: Int, bottom: Int) {
        self.init()
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.left == right.left && left.right == right.right && left.top == right.top && left.bottom == right.bottom
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(left)
        hasher.combine(right)
        hasher.combine(top)
        hasher.combine(bottom)
    }

    /// `gtk_border_copy()`.
    @discardableResult
    public func copy() -> Border {
        var cSelf = _c
        return C.present(C.takeValue(gtk_border_copy(&cSelf)), "gtk_border_copy")
    }
}
