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

/// `GtkTreeDragDest`. <https://docs.gtk.org/gtk4/iface.TreeDragDest.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
#endif
@MainActor
public protocol TreeDragDest: Object {}

/// Some object with the interface ``TreeDragDest``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
#endif
public final class AnyTreeDragDest: Object, TreeDragDest {
    public override nonisolated class var gtype: UInt { gtk_tree_drag_dest_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTreeDragDest(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
#endif
extension TreeDragDest {
    /// `gtk_tree_drag_dest_drag_data_received()`.
    @discardableResult
    public func dragDataReceived(_ dest: TreePath, value: Value) -> Bool {
        gtk_tree_drag_dest_drag_data_received(C.opaque(_raw), C.opaque(dest._raw), C.cast(value._raw)) != 0
    }

    /// `gtk_tree_drag_dest_row_drop_possible()`.
    @discardableResult
    public func rowDropPossible(_ destPath: TreePath, value: Value) -> Bool {
        gtk_tree_drag_dest_row_drop_possible(C.opaque(_raw), C.opaque(destPath._raw), C.cast(value._raw)) != 0
    }
}
