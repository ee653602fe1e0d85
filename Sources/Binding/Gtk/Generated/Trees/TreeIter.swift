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

/// `GtkTreeIter`. <https://docs.gtk.org/gtk4/struct.TreeIter.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
public struct TreeIter: CStruct, ValueConvertible {
    public var _c: GtkTreeIter
    public init(_c: GtkTreeIter) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GtkTreeIter() }
    public static var _valueType: UInt { gtk_tree_iter_get_type() }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
extension TreeIter {
    /// The field `stamp`.
    public var stamp: Int {
        get { C.int(_c.stamp) }
        set { _c.stamp = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.stamp; defer { self.stamp = value }; yield &value }
    }

    /// `gtk_tree_iter_copy()`.
    @discardableResult
    public mutating func copy() -> TreeIter {
        C.present(C.takeValue(gtk_tree_iter_copy(&_c)), "gtk_tree_iter_copy")
    }
}
