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

/// A Swift class that overrides functions of ``Sorter``.
@MainActor
public protocol SorterSubclass: CallableByC, Sorter {
    /// `GtkSorterClass.compare`.
    func doCompare(_ item1: Object?, item2: Object?) -> Ordering
    /// `GtkSorterClass.get_order`.
    func doOrder() -> SorterOrder
}

extension SorterSubclass {
    /// `GtkSorterClass.compare`.
    public func parentCompare(_ item1: Object? = nil, item2: Object? = nil) -> Ordering {
        guard let parent = SorterGlue.parent(of: _raw)?.compare else { C.unimplemented(self, "doCompare", "GtkSorterClass.compare") }
        return C.enumeration(parent(C.cast(_raw), item1?._raw, item2?._raw).rawValue)
    }

    /// `GtkSorterClass.get_order`.
    public func doOrder() -> SorterOrder {
        parentOrder()
    }

    /// `GtkSorterClass.get_order`.
    public func parentOrder() -> SorterOrder {
        guard let parent = SorterGlue.parent(of: _raw)?.get_order else { C.unimplemented(self, "doOrder", "GtkSorterClass.get_order") }
        return C.enumeration(parent(C.cast(_raw)).rawValue)
    }
}

/// How the library calls a ``SorterSubclass``.
@_spi(Binding) public enum SorterGlue: Glue {
    public static var gtype: UInt { gtk_sorter_get_type() }
    public static var size: Int { MemoryLayout<GtkSorterClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any SorterSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkSorterClass.self)
        table.pointee.compare = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SorterSubclass else {
                return SorterGlue.parent(of: UnsafeMutableRawPointer(instance))?.compare?(instance, a0, a1) ?? .init(0)
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                let answer = swift.doCompare(C.borrow(a0), item2: C.borrow(a1))
                return .init(rawValue: C.number(answer))
            }
        }
        table.pointee.get_order = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SorterSubclass else {
                return SorterGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_order?(instance) ?? .init(0)
            }
            return onMainActor {
                let answer = swift.doOrder()
                return .init(rawValue: C.number(answer))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkSorterClass? {
        original(instance)?.assumingMemoryBound(to: GtkSorterClass.self).pointee
    }
}
