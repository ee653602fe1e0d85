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

/// `GtkExpressionWatch`. <https://docs.gtk.org/gtk4/struct.ExpressionWatch.html>
public final class ExpressionWatch: Boxed {
    public override class var gtype: UInt { gtk_expression_watch_get_type() }
}

extension ExpressionWatch {
    /// `gtk_expression_watch_evaluate()`.
    @discardableResult
    public func evaluate() -> Value? {
        var value = GValue()
        let result = gtk_expression_watch_evaluate(C.opaque(_raw), &value)
        return result == 0 ? nil : Value(moving: value)
    }

    /// `gtk_expression_watch_unwatch()`.
    public func unwatch() {
        gtk_expression_watch_unwatch(C.opaque(_raw))
    }
}
