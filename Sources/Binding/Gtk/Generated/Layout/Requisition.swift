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

/// `GtkRequisition`. <https://docs.gtk.org/gtk4/struct.Requisition.html>
public struct Requisition: CStruct, ValueConvertible, Hashable, Sendable {
    public var _c: GtkRequisition
    public init(_c: GtkRequisition) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GtkRequisition() }
    public static var _valueType: UInt { gtk_requisition_get_type() }
}

extension Requisition {
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
    public init(width: Int, height: Int) {
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

    /// `gtk_requisition_copy()`.
    @discardableResult
    public func copy() -> Requisition {
        var cSelf = _c
        return C.present(C.takeValue(gtk_requisition_copy(&cSelf)), "gtk_requisition_copy")
    }
}
