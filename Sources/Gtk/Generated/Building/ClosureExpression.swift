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

/// `GtkClosureExpression`. <https://docs.gtk.org/gtk4/class.ClosureExpression.html>
open class ClosureExpression: Expression {
    public override class var gtype: UInt { gtk_closure_expression_get_type() }
}
