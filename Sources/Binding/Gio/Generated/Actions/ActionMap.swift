// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GActionMap`. <https://docs.gtk.org/gio/iface.ActionMap.html>
@MainActor
public protocol ActionMap: Object {}

/// Some object with the interface ``ActionMap``, of a class that is private to its library.
public final class AnyActionMap: Object, ActionMap {
    public override nonisolated class var gtype: UInt { g_action_map_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyActionMap(_borrowed: raw) }
}

extension ActionMap {
    /// `g_action_map_add_action()`.
    public func addAction(_ action: any Action) {
        g_action_map_add_action(C.opaque(_raw), C.opaque(action._raw))
    }

    /// `g_action_map_lookup_action()`.
    public func lookupAction(_ actionName: String) -> (any Action)? {
        C.borrow(C.raw(g_action_map_lookup_action(C.opaque(_raw), actionName)), AnyAction.self)
    }

    /// `g_action_map_remove_action()`.
    public func removeAction(_ actionName: String) {
        g_action_map_remove_action(C.opaque(_raw), actionName)
    }
}
