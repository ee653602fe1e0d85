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

/// `GtkObjectExpression`. <https://docs.gtk.org/gtk4/class.ObjectExpression.html>
open class ObjectExpression: Expression {
    public override class var gtype: UInt { gtk_object_expression_get_type() }

    /// `gtk_object_expression_new()`.
    public convenience init(object: Object) {
        self.init(_taking: C.present(C.raw(gtk_object_expression_new(C.cast(object._address))), "gtk_object_expression_new"))
    }
}

extension ObjectExpression {
    /// `gtk_object_expression_get_object()`.
    public var object: Object? { C.borrow(gtk_object_expression_get_object(C.opaque(_raw))) }
}
