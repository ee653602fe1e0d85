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

/// A Swift class that implements the interface ``TreeModel``.
#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
@MainActor
public protocol TreeModelSubclass: CallableByC, TreeModel {
    /// `GtkTreeModelIface.get_column_type`.
    func doColumnType(_ index: Int) -> TypeID
    /// `GtkTreeModelIface.get_flags`.
    func doFlags() -> TreeModelFlags
    /// `GtkTreeModelIface.get_iter`.
    func doIter(_ path: TreePath) -> TreeIter?
    /// `GtkTreeModelIface.get_n_columns`.
    func doNColumns() -> Int
    /// `GtkTreeModelIface.get_path`.
    func doPath(_ iter: TreeIter) -> TreePath
    /// `GtkTreeModelIface.get_value`.
    func doValue(_ iter: TreeIter, column: Int) -> Value
    /// `GtkTreeModelIface.iter_children`.
    func doIterChildren(_ parent: TreeIter?) -> TreeIter?
    /// `GtkTreeModelIface.iter_has_child`.
    func doIterHasChild(_ iter: TreeIter) -> Bool
    /// `GtkTreeModelIface.iter_n_children`.
    func doIterNChildren(_ iter: TreeIter?) -> Int
    /// `GtkTreeModelIface.iter_next`.
    func doIterNext(_ iter: inout TreeIter) -> Bool
    /// `GtkTreeModelIface.iter_nth_child`.
    func doIterNthChild(_ parent: TreeIter?, n: Int) -> TreeIter?
    /// `GtkTreeModelIface.iter_parent`.
    func doIterParent(_ child: TreeIter) -> TreeIter?
    /// `GtkTreeModelIface.iter_previous`.
    func doIterPrevious(_ iter: inout TreeIter) -> Bool
    /// `GtkTreeModelIface.ref_node`.
    func doRefNode(_ iter: TreeIter)
    /// `GtkTreeModelIface.unref_node`.
    func doUnrefNode(_ iter: TreeIter)
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
extension TreeModelSubclass {
    /// `GtkTreeModelIface.iter_previous`.
    public func doIterPrevious(_ iter: inout TreeIter) -> Bool {
        guard let parent = TreeModelGlue.parent(of: _raw)?.iter_previous else { return false }
        return parent(C.opaque(_raw), &iter._c) != 0
    }

    /// `GtkTreeModelIface.ref_node`.
    public func doRefNode(_ iter: TreeIter) {
        guard let parent = TreeModelGlue.parent(of: _raw)?.ref_node else { return }
        var cIter = iter._c
        parent(C.opaque(_raw), &cIter)
    }

    /// `GtkTreeModelIface.unref_node`.
    public func doUnrefNode(_ iter: TreeIter) {
        guard let parent = TreeModelGlue.parent(of: _raw)?.unref_node else { return }
        var cIter = iter._c
        parent(C.opaque(_raw), &cIter)
    }
}

/// How the library calls a ``TreeModelSubclass``.
@_spi(Binding) public enum TreeModelGlue: Glue {
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel instead.")
    #endif
    public static var gtype: UInt { gtk_tree_model_get_type() }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel instead.")
    #endif
    public static var size: Int { MemoryLayout<GtkTreeModelIface>.size }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel instead.")
    #endif
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any TreeModelSubclass.Type }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel instead.")
    #endif
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkTreeModelIface.self)
        table.pointee.get_column_type = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_column_type?(instance, a0) ?? 0
            }
            return onMainActor {
                let answer = swift.doColumnType(C.int(a0))
                return answer._raw
            }
        }
        table.pointee.get_flags = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_flags?(instance) ?? .init(0)
            }
            return onMainActor {
                let answer = swift.doFlags()
                return .init(rawValue: C.number(answer))
            }
        }
        table.pointee.get_iter = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_iter?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                guard let answer = swift.doIter(C.present(C.copy(C.raw(a1)), "get_iter")) else { return 0 }
                a0?.pointee = answer._c
                return 1
            }
        }
        table.pointee.get_n_columns = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_n_columns?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doNColumns()
                return C.gint(answer)
            }
        }
        table.pointee.get_path = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_path?(instance, a0) ?? nil
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doPath(C.present(C.value(a0), "get_path"))
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.get_value = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_value?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a2) = (a0, a2)
            onMainActor {
                let answer = swift.doValue(C.present(C.value(a0), "get_value"), column: C.int(a1))
                C.store(answer, a2)
            }
        }
        table.pointee.iter_children = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iter_children?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                guard let answer = swift.doIterChildren(C.value(a1)) else { return 0 }
                a0?.pointee = answer._c
                return 1
            }
        }
        table.pointee.iter_has_child = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iter_has_child?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doIterHasChild(C.present(C.value(a0), "iter_has_child"))
                return answer ? 1 : 0
            }
        }
        table.pointee.iter_n_children = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iter_n_children?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doIterNChildren(C.value(a0))
                return C.gint(answer)
            }
        }
        table.pointee.iter_next = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iter_next?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                var s0 = C.present(C.value(a0), "iter_next") as TreeIter
                let answer = swift.doIterNext(&s0)
                a0?.pointee = s0._c
                return answer ? 1 : 0
            }
        }
        table.pointee.iter_nth_child = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iter_nth_child?(instance, a0, a1, a2) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                guard let answer = swift.doIterNthChild(C.value(a1), n: C.int(a2)) else { return 0 }
                a0?.pointee = answer._c
                return 1
            }
        }
        table.pointee.iter_parent = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iter_parent?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                guard let answer = swift.doIterParent(C.present(C.value(a1), "iter_parent")) else { return 0 }
                a0?.pointee = answer._c
                return 1
            }
        }
        table.pointee.iter_previous = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iter_previous?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                var s0 = C.present(C.value(a0), "iter_previous") as TreeIter
                let answer = swift.doIterPrevious(&s0)
                a0?.pointee = s0._c
                return answer ? 1 : 0
            }
        }
        table.pointee.ref_node = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.ref_node?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doRefNode(C.present(C.value(a0), "ref_node"))
            }
        }
        table.pointee.unref_node = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any TreeModelSubclass else {
                return TreeModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.unref_node?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doUnrefNode(C.present(C.value(a0), "unref_node"))
            }
        }
    }

    /// The functions that the Swift classes override.
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel instead.")
    #endif
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkTreeModelIface? {
        original(instance)?.assumingMemoryBound(to: GtkTreeModelIface.self).pointee
    }
}
