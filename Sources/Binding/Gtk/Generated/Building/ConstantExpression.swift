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

/// `GtkConstantExpression`. <https://docs.gtk.org/gtk4/class.ConstantExpression.html>
open class ConstantExpression: Expression {
    public override class var gtype: UInt { gtk_constant_expression_get_type() }

    /// `gtk_constant_expression_new_for_value()`.
    public convenience init(value: Value) {
        self.init(_taking: C.present(C.raw(gtk_constant_expression_new_for_value(C.cast(value._raw))), "gtk_constant_expression_new_for_value"))
    }
}

extension ConstantExpression {
    /// `gtk_constant_expression_get_value()`.
    public var value: Value { C.present(C.copy(gtk_constant_expression_get_value(C.opaque(_raw))), "gtk_constant_expression_get_value") }
}
