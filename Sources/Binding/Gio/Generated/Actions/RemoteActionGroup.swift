// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GRemoteActionGroup`. <https://docs.gtk.org/gio/iface.RemoteActionGroup.html>
@MainActor
public protocol RemoteActionGroup: ActionGroup {}

/// Some object with the interface ``RemoteActionGroup``, of a class that is private to its library.
public final class AnyRemoteActionGroup: Object, RemoteActionGroup {
    public override nonisolated class var gtype: UInt { g_remote_action_group_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyRemoteActionGroup(_borrowed: raw) }
}

extension RemoteActionGroup {
    /// `g_remote_action_group_activate_action_full()`.
    public func activateActionFull(_ actionName: String, parameter: Variant? = nil, platformData: Variant) {
        g_remote_action_group_activate_action_full(C.opaque(_raw), actionName, C.opaque(parameter?._raw), C.opaque(platformData._raw))
    }

    /// `g_remote_action_group_change_action_state_full()`.
    public func changeActionStateFull(_ actionName: String, value: Variant, platformData: Variant) {
        g_remote_action_group_change_action_state_full(C.opaque(_raw), actionName, C.opaque(value._raw), C.opaque(platformData._raw))
    }
}
