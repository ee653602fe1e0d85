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

/// A Swift class that implements the interface ``TreeSortable``.
#if GTK_4_10
@available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
#endif
@MainActor
public protocol TreeSortableSubclass: CallableByC, TreeSortable, TreeModelSubclass {
    /// `GtkTreeSortableIface.get_sort_column_id`.
    func doSortColumnId() -> (sortColumnId: Int, order: SortType)?
    /// `GtkTreeSortableIface.has_default_sort_func`.
    func doHasDefaultSortFunc() -> Bool
    /// `GtkTreeSortableIface.set_sort_column_id`.
    func doSetSortColumnId(sortColumnId: Int, order: SortType)
}

#if GTK_4_10
@available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
#endif
extension TreeSortableSubclass {
    /// `GtkTreeSortableIface.get_sort_column_id`.
    public func doSortColumnId() -> (sortColumnId: Int, order: SortType)? {
        guard let parent = TreeSortableGlue.parent(of: _raw)?.get_sort_column_id else { return nil }
        var sortColumnId: gint = 0
        var order = GtkSortType(0)
        let result = parent(C.opaque(_raw), &sortColumnId, &order)
        return result == 0 ? nil : (C.int(sortColumnId), C.enumeration(order.rawValue))
    }

    /// `GtkTreeSortableIface.has_default_sort_func`.
    public func doHasDefaultSortFunc() -> Bool {
        guard let parent = TreeSortableGlue.parent(of: _raw)?.has_default_sort_func else { return false }
        return parent(C.opaque(_raw)) != 0
    }

    /// `GtkTreeSortableIface.set_sort_column_id`.
    public func doSetSortColumnId(sortColumnId: Int, order: SortType) {
        guard let parent = TreeSortableGlue.parent(of: _raw)?.set_sort_column_id else { return }
        parent(C.opaque(_raw), C.gint(sortColumnId), .init(rawValue: C.number(order)))
    }
}

/// How the library calls a ``TreeSortableSubclass``.
@_spi(Binding) public enum TreeSortableGlue: Glue {
    #if GTK_4_10
    @available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
    #endif
    public static var gtype: UInt { gtk_tree_sortable_get_type() }
    #if GTK_4_10
    @available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
    #endif
    public static var size: Int { MemoryLayout<GtkTreeSortableIface>.size }
    #if GTK_4_10
    @available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
    #endif
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any TreeSortableSubclass.Type }
    #if GTK_4_10
    @available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
    #endif
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkTreeSortableIface.self)
        table.pointee.get_sort_column_id = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeSortableSubclass else {
                return TreeSortableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_sort_column_id?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                guard let answer = swift.doSortColumnId() else { return 0 }
                a0?.pointee = C.gint(answer.sortColumnId)
                a1?.pointee = .init(rawValue: C.number(answer.order))
                return 1
            }
        }
        table.pointee.has_default_sort_func = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeSortableSubclass else {
                return TreeSortableGlue.parent(of: UnsafeMutableRawPointer(instance))?.has_default_sort_func?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doHasDefaultSortFunc()
                return answer ? 1 : 0
            }
        }
        table.pointee.set_sort_column_id = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeSortableSubclass else {
                return TreeSortableGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_sort_column_id?(instance, a0, a1) ?? ()
            }
            onMainActor {
                swift.doSetSortColumnId(sortColumnId: C.int(a0), order: C.enumeration(a1.rawValue))
            }
        }
    }

    /// The functions that the Swift classes override.
    #if GTK_4_10
    @available(*, deprecated, message: "There is no replacement for this interface. You should use Gtk.SortListModel to wrap your list model instead.")
    #endif
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkTreeSortableIface? {
        original(instance)?.assumingMemoryBound(to: GtkTreeSortableIface.self).pointee
    }
}
