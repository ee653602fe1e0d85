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

/// A Swift class that implements the interface ``SymbolicPaintable``.
@MainActor
public protocol SymbolicPaintableSubclass: CallableByC, SymbolicPaintable, PaintableSubclass {
    /// `GtkSymbolicPaintableInterface.snapshot_symbolic`.
    func doSnapshotSymbolic(_ snapshot: Gdk.Snapshot, width: Double, height: Double, colors: [Gdk.RGBA])
}

/// How the library calls a ``SymbolicPaintableSubclass``.
@_spi(Binding) public enum SymbolicPaintableGlue: Glue {
    public static var gtype: UInt { gtk_symbolic_paintable_get_type() }
    public static var size: Int { MemoryLayout<GtkSymbolicPaintableInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any SymbolicPaintableSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self)
        table.pointee.snapshot_symbolic = { instance, a0, a1, a2, a3, a4 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SymbolicPaintableSubclass else {
                return SymbolicPaintableGlue.parent(of: UnsafeMutableRawPointer(instance))?.snapshot_symbolic?(instance, a0, a1, a2, a3, a4) ?? ()
            }
            nonisolated(unsafe) let (a0, a3) = (a0, a3)
            onMainActor {
                swift.doSnapshotSymbolic(C.present(C.borrow(C.raw(a0)), "snapshot_symbolic"), width: a1, height: a2, colors: C.array(numbers: a3, of: GdkRGBA.self, count: C.int(a4), .none) { Gdk.RGBA(_c: $0) })
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkSymbolicPaintableInterface? {
        original(instance)?.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self).pointee
    }
}
