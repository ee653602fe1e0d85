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

/// A Swift class that overrides functions of ``Window``.
@MainActor
public protocol WindowSubclass: CallableByC, Window, WidgetSubclass {
    /// `GtkWindowClass.activate_default`.
    func doActivateDefault()
    /// `GtkWindowClass.activate_focus`.
    func doActivateFocus()
    /// `GtkWindowClass.close_request`.
    func doCloseRequest() -> Bool
    /// `GtkWindowClass.enable_debugging`.
    func doEnableDebugging(toggle: Bool) -> Bool
    /// `GtkWindowClass.keys_changed`.
    func doKeysChanged()
}

extension WindowSubclass {
    /// `GtkWindowClass.activate_default`.
    public func doActivateDefault() {
        parentActivateDefault()
    }

    /// `GtkWindowClass.activate_default`.
    public func parentActivateDefault() {
        guard let parent = WindowGlue.parent(of: _raw)?.activate_default else { return }
        parent(C.cast(_raw))
    }

    /// `GtkWindowClass.activate_focus`.
    public func doActivateFocus() {
        parentActivateFocus()
    }

    /// `GtkWindowClass.activate_focus`.
    public func parentActivateFocus() {
        guard let parent = WindowGlue.parent(of: _raw)?.activate_focus else { return }
        parent(C.cast(_raw))
    }

    /// `GtkWindowClass.close_request`.
    public func doCloseRequest() -> Bool {
        parentCloseRequest()
    }

    /// `GtkWindowClass.close_request`.
    public func parentCloseRequest() -> Bool {
        guard let parent = WindowGlue.parent(of: _raw)?.close_request else { return false }
        return parent(C.cast(_raw)) != 0
    }

    /// `GtkWindowClass.enable_debugging`.
    public func doEnableDebugging(toggle: Bool) -> Bool {
        parentEnableDebugging(toggle: toggle)
    }

    /// `GtkWindowClass.enable_debugging`.
    public func parentEnableDebugging(toggle: Bool) -> Bool {
        guard let parent = WindowGlue.parent(of: _raw)?.enable_debugging else { return false }
        return parent(C.cast(_raw), toggle ? 1 : 0) != 0
    }

    /// `GtkWindowClass.keys_changed`.
    public func doKeysChanged() {
        parentKeysChanged()
    }

    /// `GtkWindowClass.keys_changed`.
    public func parentKeysChanged() {
        guard let parent = WindowGlue.parent(of: _raw)?.keys_changed else { return }
        parent(C.cast(_raw))
    }
}

/// How the library calls a ``WindowSubclass``.
@_spi(Binding) public enum WindowGlue: Glue {
    public static var gtype: UInt { gtk_window_get_type() }
    public static var size: Int { MemoryLayout<GtkWindowClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any WindowSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkWindowClass.self)
        table.pointee.activate_default = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any WindowSubclass else {
                return WindowGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate_default?(instance) ?? ()
            }
            onMainActor {
                swift.doActivateDefault()
            }
        }
        table.pointee.activate_focus = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any WindowSubclass else {
                return WindowGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate_focus?(instance) ?? ()
            }
            onMainActor {
                swift.doActivateFocus()
            }
        }
        table.pointee.close_request = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any WindowSubclass else {
                return WindowGlue.parent(of: UnsafeMutableRawPointer(instance))?.close_request?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doCloseRequest()
                return answer ? 1 : 0
            }
        }
        table.pointee.enable_debugging = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any WindowSubclass else {
                return WindowGlue.parent(of: UnsafeMutableRawPointer(instance))?.enable_debugging?(instance, a0) ?? 0
            }
            return onMainActor {
                let answer = swift.doEnableDebugging(toggle: a0 != 0)
                return answer ? 1 : 0
            }
        }
        table.pointee.keys_changed = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any WindowSubclass else {
                return WindowGlue.parent(of: UnsafeMutableRawPointer(instance))?.keys_changed?(instance) ?? ()
            }
            onMainActor {
                swift.doKeysChanged()
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkWindowClass? {
        original(instance)?.assumingMemoryBound(to: GtkWindowClass.self).pointee
    }
}
