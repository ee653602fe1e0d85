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

/// A Swift class that implements the interface ``TreeDragSource``.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
#endif
@MainActor
public protocol TreeDragSourceSubclass: CallableByC, TreeDragSource {
    /// `GtkTreeDragSourceIface.drag_data_delete`.
    func doDragDataDelete(_ path: TreePath) -> Bool
    /// `GtkTreeDragSourceIface.drag_data_get`.
    func doDragDataGet(_ path: TreePath) -> Gdk.ContentProvider?
    /// `GtkTreeDragSourceIface.row_draggable`.
    func doRowDraggable(_ path: TreePath) -> Bool
}

/// How the library calls a ``TreeDragSourceSubclass``.
@_spi(Binding) public enum TreeDragSourceGlue: Glue {
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
    #endif
    public static var gtype: UInt { gtk_tree_drag_source_get_type() }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
    #endif
    public static var size: Int { MemoryLayout<GtkTreeDragSourceIface>.size }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
    #endif
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any TreeDragSourceSubclass.Type }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
    #endif
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkTreeDragSourceIface.self)
        table.pointee.drag_data_delete = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeDragSourceSubclass else {
                return TreeDragSourceGlue.parent(of: UnsafeMutableRawPointer(instance))?.drag_data_delete?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doDragDataDelete(C.present(C.copy(C.raw(a0)), "drag_data_delete"))
                return answer ? 1 : 0
            }
        }
        table.pointee.drag_data_get = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeDragSourceSubclass else {
                return TreeDragSourceGlue.parent(of: UnsafeMutableRawPointer(instance))?.drag_data_get?(instance, a0) ?? nil
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doDragDataGet(C.present(C.copy(C.raw(a0)), "drag_data_get"))
                return C.cast(answer?._retained())
            }
        }
        table.pointee.row_draggable = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeDragSourceSubclass else {
                return TreeDragSourceGlue.parent(of: UnsafeMutableRawPointer(instance))?.row_draggable?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doRowDraggable(C.present(C.copy(C.raw(a0)), "row_draggable"))
                return answer ? 1 : 0
            }
        }
    }

    /// The functions that the Swift classes override.
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DragSource to implement a drag source.")
    #endif
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkTreeDragSourceIface? {
        original(instance)?.assumingMemoryBound(to: GtkTreeDragSourceIface.self).pointee
    }
}
