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

/// `GtkPropertyExpression`. <https://docs.gtk.org/gtk4/class.PropertyExpression.html>
open class PropertyExpression: Expression {
    public override class var gtype: UInt { gtk_property_expression_get_type() }

    /// `gtk_property_expression_new()`.
    public convenience init(
        thisType: any ValueConvertible.Type, expression: Expression? = nil, propertyName: String
    ) {
        self.init(_taking: C.present(C.raw(gtk_property_expression_new(thisType._valueType, C.opaque(C.give(expression)), propertyName)), "gtk_property_expression_new"))
    }

    /// `gtk_property_expression_new_for_pspec()`.
    public convenience init(expression: Expression? = nil, pspec: ParamSpec) {
        self.init(_taking: C.present(C.raw(gtk_property_expression_new_for_pspec(C.opaque(C.give(expression)), C.cast(pspec._raw))), "gtk_property_expression_new_for_pspec"))
    }
}

extension PropertyExpression {
    /// `gtk_property_expression_get_expression()`.
    public var expression: Expression? { C.copy(C.raw(gtk_property_expression_get_expression(C.opaque(_raw)))) }

    /// `gtk_property_expression_get_pspec()`.
    public var pspec: ParamSpec { C.present(C.copy(gtk_property_expression_get_pspec(C.opaque(_raw))), "gtk_property_expression_get_pspec") }
}
