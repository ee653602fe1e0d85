// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDebugController`. <https://docs.gtk.org/gio/iface.DebugController.html>
@MainActor
public protocol DebugController: Initable {}

/// Some object with the interface ``DebugController``, of a class that is private to its library.
public final class AnyDebugController: Object, DebugController {
    public override nonisolated class var gtype: UInt { g_debug_controller_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDebugController(_borrowed: raw) }
}

extension DebugController {
    /// `debug-enabled`, `g_debug_controller_get_debug_enabled()`.
    public var debugEnabled: Bool {
        get { g_debug_controller_get_debug_enabled(C.opaque(_raw)) != 0 }
        set { g_debug_controller_set_debug_enabled(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.debugEnabled; defer { self.debugEnabled = value }; yield &value }
    }
}

extension Members where Owner: DebugController {
    public var debugEnabled: PropertyKey<Owner, Bool> { PropertyKey("debug-enabled") }
}
