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

/// `GtkBoolFilter`. <https://docs.gtk.org/gtk4/class.BoolFilter.html>
open class BoolFilter: Filter {
    open override nonisolated class var gtype: UInt { gtk_bool_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BoolFilter(_borrowed: raw) }

    /// `gtk_bool_filter_new()`.
    public convenience init(expression: Expression? = nil) {
        if Self.hasOwnType { self.init(properties: ["expression": expression]); return }
        self.init(_constructed: C.present(C.raw(gtk_bool_filter_new(C.opaque(C.give(expression)))), "gtk_bool_filter_new"))
    }
}

extension BoolFilter {
    /// `expression`, `gtk_bool_filter_get_expression()`.
    public var expression: Expression? {
        get { C.copy(C.raw(gtk_bool_filter_get_expression(C.opaque(_raw)))) }
        set { gtk_bool_filter_set_expression(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.expression; defer { self.expression = value }; yield &value }
    }

    /// `invert`, `gtk_bool_filter_get_invert()`.
    public var invert: Bool {
        get { gtk_bool_filter_get_invert(C.opaque(_raw)) != 0 }
        set { gtk_bool_filter_set_invert(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.invert; defer { self.invert = value }; yield &value }
    }
}

extension Members where Owner: BoolFilter {
    public var expression: PropertyKey<Owner, Expression?> { PropertyKey("expression") }
    public var invert: PropertyKey<Owner, Bool> { PropertyKey("invert") }
}
