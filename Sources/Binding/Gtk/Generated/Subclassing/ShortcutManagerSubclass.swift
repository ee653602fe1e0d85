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

/// A Swift class that implements the interface ``ShortcutManager``.
@MainActor
public protocol ShortcutManagerSubclass: CallableByC, ShortcutManager {
    /// `GtkShortcutManagerInterface.add_controller`.
    func doAddController(_ controller: ShortcutController)
    /// `GtkShortcutManagerInterface.remove_controller`.
    func doRemoveController(_ controller: ShortcutController)
}

extension ShortcutManagerSubclass {
    /// `GtkShortcutManagerInterface.add_controller`.
    public func doAddController(_ controller: ShortcutController) {
        guard let parent = ShortcutManagerGlue.parent(of: _raw)?.add_controller else { return }
        parent(C.opaque(_raw), C.opaque(controller._raw))
    }

    /// `GtkShortcutManagerInterface.remove_controller`.
    public func doRemoveController(_ controller: ShortcutController) {
        guard let parent = ShortcutManagerGlue.parent(of: _raw)?.remove_controller else { return }
        parent(C.opaque(_raw), C.opaque(controller._raw))
    }
}

/// How the library calls a ``ShortcutManagerSubclass``.
@_spi(Binding) public enum ShortcutManagerGlue: Glue {
    public static var gtype: UInt { gtk_shortcut_manager_get_type() }
    public static var size: Int { MemoryLayout<GtkShortcutManagerInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ShortcutManagerSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkShortcutManagerInterface.self)
        table.pointee.add_controller = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ShortcutManagerSubclass else {
                return ShortcutManagerGlue.parent(of: UnsafeMutableRawPointer(instance))?.add_controller?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doAddController(C.present(C.borrow(C.raw(a0)), "add_controller"))
            }
        }
        table.pointee.remove_controller = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ShortcutManagerSubclass else {
                return ShortcutManagerGlue.parent(of: UnsafeMutableRawPointer(instance))?.remove_controller?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doRemoveController(C.present(C.borrow(C.raw(a0)), "remove_controller"))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkShortcutManagerInterface? {
        original(instance)?.assumingMemoryBound(to: GtkShortcutManagerInterface.self).pointee
    }
}
