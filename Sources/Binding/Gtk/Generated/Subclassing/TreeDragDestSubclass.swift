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

/// A Swift class that implements the interface ``TreeDragDest``.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
#endif
@MainActor
public protocol TreeDragDestSubclass: CallableByC, TreeDragDest {
    /// `GtkTreeDragDestIface.drag_data_received`.
    func doDragDataReceived(_ dest: TreePath, value: Value) -> Bool
    /// `GtkTreeDragDestIface.row_drop_possible`.
    func doRowDropPossible(_ destPath: TreePath, value: Value) -> Bool
}

/// How the library calls a ``TreeDragDestSubclass``.
@_spi(Binding) public enum TreeDragDestGlue: Glue {
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
    #endif
    public static var gtype: UInt { gtk_tree_drag_dest_get_type() }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
    #endif
    public static var size: Int { MemoryLayout<GtkTreeDragDestIface>.size }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
    #endif
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any TreeDragDestSubclass.Type }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
    #endif
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkTreeDragDestIface.self)
        table.pointee.drag_data_received = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeDragDestSubclass else {
                return TreeDragDestGlue.parent(of: UnsafeMutableRawPointer(instance))?.drag_data_received?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                let answer = swift.doDragDataReceived(C.present(C.copy(C.raw(a0)), "drag_data_received"), value: C.present(C.copy(a1), "drag_data_received"))
                return answer ? 1 : 0
            }
        }
        table.pointee.row_drop_possible = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeDragDestSubclass else {
                return TreeDragDestGlue.parent(of: UnsafeMutableRawPointer(instance))?.row_drop_possible?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                let answer = swift.doRowDropPossible(C.present(C.copy(C.raw(a0)), "row_drop_possible"), value: C.present(C.copy(a1), "row_drop_possible"))
                return answer ? 1 : 0
            }
        }
    }

    /// The functions that the Swift classes override.
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.DropTarget to implement a drop destination.")
    #endif
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkTreeDragDestIface? {
        original(instance)?.assumingMemoryBound(to: GtkTreeDragDestIface.self).pointee
    }
}
