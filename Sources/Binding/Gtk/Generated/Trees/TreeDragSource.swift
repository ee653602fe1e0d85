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

/// `GtkTreeDragSource`. <https://docs.gtk.org/gtk4/iface.TreeDragSource.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
#endif
@MainActor
public protocol TreeDragSource: Object {}

/// Some object with the interface ``TreeDragSource``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
#endif
public final class AnyTreeDragSource: Object, TreeDragSource {
    public override nonisolated class var gtype: UInt { gtk_tree_drag_source_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTreeDragSource(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
#endif
extension TreeDragSource {
    /// `gtk_tree_drag_source_drag_data_delete()`.
    @discardableResult
    public func dragDataDelete(_ path: TreePath) -> Bool {
        gtk_tree_drag_source_drag_data_delete(C.opaque(_raw), C.opaque(path._raw)) != 0
    }

    /// `gtk_tree_drag_source_drag_data_get()`.
    @discardableResult
    public func dragDataGet(_ path: TreePath) -> Gdk.ContentProvider? {
        C.adopt(gtk_tree_drag_source_drag_data_get(C.opaque(_raw), C.opaque(path._raw)))
    }

    /// `gtk_tree_drag_source_row_draggable()`.
    @discardableResult
    public func rowDraggable(_ path: TreePath) -> Bool {
        gtk_tree_drag_source_row_draggable(C.opaque(_raw), C.opaque(path._raw)) != 0
    }
}
