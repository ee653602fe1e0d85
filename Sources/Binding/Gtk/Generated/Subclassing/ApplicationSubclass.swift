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

/// A Swift class that overrides functions of ``Application``.
@MainActor
public protocol ApplicationSubclass: CallableByC, Application, Gio.ApplicationSubclass {
    /// `GtkApplicationClass.window_added`.
    func doWindowAdded(_ window: Window)
    /// `GtkApplicationClass.window_removed`.
    func doWindowRemoved(_ window: Window)
}

extension ApplicationSubclass {
    /// `GtkApplicationClass.window_added`.
    public func doWindowAdded(_ window: Window) {
        parentWindowAdded(window)
    }

    /// `GtkApplicationClass.window_added`.
    public func parentWindowAdded(_ window: Window) {
        guard let parent = ApplicationGlue.parent(of: _raw)?.window_added else { return }
        parent(C.cast(_raw), C.cast(window._raw))
    }

    /// `GtkApplicationClass.window_removed`.
    public func doWindowRemoved(_ window: Window) {
        parentWindowRemoved(window)
    }

    /// `GtkApplicationClass.window_removed`.
    public func parentWindowRemoved(_ window: Window) {
        guard let parent = ApplicationGlue.parent(of: _raw)?.window_removed else { return }
        parent(C.cast(_raw), C.cast(window._raw))
    }
}

/// How the library calls a ``ApplicationSubclass``.
@_spi(Binding) public enum ApplicationGlue: Glue {
    public static var gtype: UInt { gtk_application_get_type() }
    public static var size: Int { MemoryLayout<GtkApplicationClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ApplicationSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkApplicationClass.self)
        table.pointee.window_added = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.window_added?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doWindowAdded(C.present(C.borrow(a0), "window_added"))
            }
        }
        table.pointee.window_removed = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.window_removed?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doWindowRemoved(C.present(C.borrow(a0), "window_removed"))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkApplicationClass? {
        original(instance)?.assumingMemoryBound(to: GtkApplicationClass.self).pointee
    }
}
