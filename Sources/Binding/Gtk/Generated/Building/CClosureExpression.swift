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

/// `GtkCClosureExpression`. <https://docs.gtk.org/gtk4/class.CClosureExpression.html>
open class CClosureExpression: Expression {
    public override class var gtype: UInt { gtk_cclosure_expression_get_type() }
}
