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

/// A Swift class that implements the interface ``SelectionModel``.
@MainActor
public protocol SelectionModelSubclass: CallableByC, SelectionModel, Gio.ListModelSubclass {
    /// `GtkSelectionModelInterface.get_selection_in_range`.
    func doSelectionInRange(position: Int, nItems: Int) -> Bitset
    /// `GtkSelectionModelInterface.is_selected`.
    func doIsSelected(_ position: Int) -> Bool
    /// `GtkSelectionModelInterface.select_all`.
    func doSelectAll() -> Bool
    /// `GtkSelectionModelInterface.select_item`.
    func doSelectItem(position: Int, unselectRest: Bool) -> Bool
    /// `GtkSelectionModelInterface.select_range`.
    func doSelectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool
    /// `GtkSelectionModelInterface.set_selection`.
    func doSetSelection(_ selected: Bitset, mask: Bitset) -> Bool
    /// `GtkSelectionModelInterface.unselect_all`.
    func doUnselectAll() -> Bool
    /// `GtkSelectionModelInterface.unselect_item`.
    func doUnselectItem(_ position: Int) -> Bool
    /// `GtkSelectionModelInterface.unselect_range`.
    func doUnselectRange(position: Int, nItems: Int) -> Bool
}

extension SelectionModelSubclass {
    /// `GtkSelectionModelInterface.get_selection_in_range`.
    public func doSelectionInRange(position: Int, nItems: Int) -> Bitset {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.get_selection_in_range else { C.unimplemented(self, "doSelectionInRange", "GtkSelectionModelInterface.get_selection_in_range") }
        return C.present(C.take(C.raw(parent(C.opaque(_raw), C.guint(position), C.guint(nItems)))), "GtkSelectionModelInterface.get_selection_in_range")
    }

    /// `GtkSelectionModelInterface.is_selected`.
    public func doIsSelected(_ position: Int) -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.is_selected else { return false }
        return parent(C.opaque(_raw), C.guint(position)) != 0
    }

    /// `GtkSelectionModelInterface.select_all`.
    public func doSelectAll() -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.select_all else { return false }
        return parent(C.opaque(_raw)) != 0
    }

    /// `GtkSelectionModelInterface.select_item`.
    public func doSelectItem(position: Int, unselectRest: Bool) -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.select_item else { return false }
        return parent(C.opaque(_raw), C.guint(position), unselectRest ? 1 : 0) != 0
    }

    /// `GtkSelectionModelInterface.select_range`.
    public func doSelectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.select_range else { return false }
        return parent(C.opaque(_raw), C.guint(position), C.guint(nItems), unselectRest ? 1 : 0) != 0
    }

    /// `GtkSelectionModelInterface.set_selection`.
    public func doSetSelection(_ selected: Bitset, mask: Bitset) -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.set_selection else { return false }
        return parent(C.opaque(_raw), C.opaque(selected._raw), C.opaque(mask._raw)) != 0
    }

    /// `GtkSelectionModelInterface.unselect_all`.
    public func doUnselectAll() -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.unselect_all else { return false }
        return parent(C.opaque(_raw)) != 0
    }

    /// `GtkSelectionModelInterface.unselect_item`.
    public func doUnselectItem(_ position: Int) -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.unselect_item else { return false }
        return parent(C.opaque(_raw), C.guint(position)) != 0
    }

    /// `GtkSelectionModelInterface.unselect_range`.
    public func doUnselectRange(position: Int, nItems: Int) -> Bool {
        guard let parent = SelectionModelGlue.parent(of: _raw)?.unselect_range else { return false }
        return parent(C.opaque(_raw), C.guint(position), C.guint(nItems)) != 0
    }
}

/// How the library calls a ``SelectionModelSubclass``.
@_spi(Binding) public enum SelectionModelGlue: Glue {
    public static var gtype: UInt { gtk_selection_model_get_type() }
    public static var size: Int { MemoryLayout<GtkSelectionModelInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any SelectionModelSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkSelectionModelInterface.self)
        table.pointee.get_selection_in_range = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_selection_in_range?(instance, a0, a1) ?? nil
            }
            return onMainActor {
                let answer = swift.doSelectionInRange(position: C.int(a0), nItems: C.int(a1))
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.is_selected = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.is_selected?(instance, a0) ?? 0
            }
            return onMainActor {
                let answer = swift.doIsSelected(C.int(a0))
                return answer ? 1 : 0
            }
        }
        table.pointee.select_all = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.select_all?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doSelectAll()
                return answer ? 1 : 0
            }
        }
        table.pointee.select_item = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.select_item?(instance, a0, a1) ?? 0
            }
            return onMainActor {
                let answer = swift.doSelectItem(position: C.int(a0), unselectRest: a1 != 0)
                return answer ? 1 : 0
            }
        }
        table.pointee.select_range = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.select_range?(instance, a0, a1, a2) ?? 0
            }
            return onMainActor {
                let answer = swift.doSelectRange(position: C.int(a0), nItems: C.int(a1), unselectRest: a2 != 0)
                return answer ? 1 : 0
            }
        }
        table.pointee.set_selection = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_selection?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                let answer = swift.doSetSelection(C.present(C.copy(C.raw(a0)), "set_selection"), mask: C.present(C.copy(C.raw(a1)), "set_selection"))
                return answer ? 1 : 0
            }
        }
        table.pointee.unselect_all = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.unselect_all?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doUnselectAll()
                return answer ? 1 : 0
            }
        }
        table.pointee.unselect_item = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.unselect_item?(instance, a0) ?? 0
            }
            return onMainActor {
                let answer = swift.doUnselectItem(C.int(a0))
                return answer ? 1 : 0
            }
        }
        table.pointee.unselect_range = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SelectionModelSubclass else {
                return SelectionModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.unselect_range?(instance, a0, a1) ?? 0
            }
            return onMainActor {
                let answer = swift.doUnselectRange(position: C.int(a0), nItems: C.int(a1))
                return answer ? 1 : 0
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkSelectionModelInterface? {
        original(instance)?.assumingMemoryBound(to: GtkSelectionModelInterface.self).pointee
    }
}
