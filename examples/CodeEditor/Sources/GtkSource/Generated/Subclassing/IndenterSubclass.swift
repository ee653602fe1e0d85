// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// A Swift class that implements the interface ``Indenter``.
@MainActor
public protocol IndenterSubclass: CallableByC, Indenter {
    /// `GtkSourceIndenterInterface.indent`.
    func doIndent(_ view: View, iter: Gtk.TextIter) -> Gtk.TextIter
    /// `GtkSourceIndenterInterface.is_trigger`.
    func doIsTrigger(_ view: View, location: Gtk.TextIter, state: Gdk.ModifierType, keyval: Gdk.Key) -> Bool
}

/// How the library calls a ``IndenterSubclass``.
@_spi(Binding) public enum IndenterGlue: Glue {
    public static var gtype: UInt { gtk_source_indenter_get_type() }
    public static var size: Int { MemoryLayout<GtkSourceIndenterInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any IndenterSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkSourceIndenterInterface.self)
        table.pointee.indent = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IndenterSubclass else {
                return IndenterGlue.parent(of: UnsafeMutableRawPointer(instance))?.indent?(instance, a0, a1) ?? ()
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            onMainActor {
                let answer = swift.doIndent(C.present(C.borrow(a0), "indent"), iter: Gtk.TextIter(_c: C.present(a1?.pointee, "indent")))
                a1?.pointee = answer._c
            }
        }
        table.pointee.is_trigger = { instance, a0, a1, a2, a3 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IndenterSubclass else {
                return IndenterGlue.parent(of: UnsafeMutableRawPointer(instance))?.is_trigger?(instance, a0, a1, a2, a3) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                let answer = swift.doIsTrigger(C.present(C.borrow(a0), "is_trigger"), location: C.present(C.value(a1), "is_trigger"), state: C.flags(a2.rawValue), keyval: Gdk.Key(a3))
                return answer ? 1 : 0
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkSourceIndenterInterface? {
        original(instance)?.assumingMemoryBound(to: GtkSourceIndenterInterface.self).pointee
    }
}
