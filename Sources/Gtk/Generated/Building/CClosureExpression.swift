// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkCClosureExpression`. <https://docs.gtk.org/gtk4/class.CClosureExpression.html>
open class CClosureExpression: Expression {
    public override class var gtype: UInt { gtk_cclosure_expression_get_type() }
}
