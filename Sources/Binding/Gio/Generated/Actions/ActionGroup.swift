// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GActionGroup`. <https://docs.gtk.org/gio/iface.ActionGroup.html>
@MainActor
public protocol ActionGroup: Object {}

/// Some object with the interface ``ActionGroup``, of a class that is private to its library.
public final class AnyActionGroup: Object, ActionGroup {
    public override nonisolated class var gtype: UInt { g_action_group_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyActionGroup(_borrowed: raw) }
}

extension ActionGroup {
    /// `action-added`.
    @discardableResult
    public func onActionAdded(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ actionName: String) -> Void
    ) -> SignalConnection {
        connect(C.signal("action-added", detail), after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `action-enabled-changed`.
    @discardableResult
    public func onActionEnabledChanged(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ actionName: String, _ enabled: Bool) -> Void
    ) -> SignalConnection {
        connect(C.signal("action-enabled-changed", detail), after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `action-removed`.
    @discardableResult
    public func onActionRemoved(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ actionName: String) -> Void
    ) -> SignalConnection {
        connect(C.signal("action-removed", detail), after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `action-state-changed`.
    @discardableResult
    public func onActionStateChanged(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ actionName: String, _ value: Variant) -> Void
    ) -> SignalConnection {
        connect(C.signal("action-state-changed", detail), after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `g_action_group_action_added()`.
    public func actionAdded(_ actionName: String) {
        g_action_group_action_added(C.opaque(_raw), actionName)
    }

    /// `g_action_group_action_enabled_changed()`.
    public func actionEnabledChanged(_ actionName: String, enabled: Bool) {
        g_action_group_action_enabled_changed(C.opaque(_raw), actionName, enabled ? 1 : 0)
    }

    /// `g_action_group_action_removed()`.
    public func actionRemoved(_ actionName: String) {
        g_action_group_action_removed(C.opaque(_raw), actionName)
    }

    /// `g_action_group_action_state_changed()`.
    public func actionStateChanged(_ actionName: String, state: Variant) {
        g_action_group_action_state_changed(C.opaque(_raw), actionName, C.opaque(state._raw))
    }

    /// `g_action_group_activate_action()`.
    public func activateAction(_ actionName: String, parameter: Variant? = nil) {
        g_action_group_activate_action(C.opaque(_raw), actionName, C.opaque(parameter?._raw))
    }

    /// `g_action_group_change_action_state()`.
    public func changeActionState(_ actionName: String, value: Variant) {
        g_action_group_change_action_state(C.opaque(_raw), actionName, C.opaque(value._raw))
    }

    /// `g_action_group_get_action_enabled()`.
    public func actionEnabled(_ actionName: String) -> Bool {
        g_action_group_get_action_enabled(C.opaque(_raw), actionName) != 0
    }

    /// `g_action_group_get_action_parameter_type()`.
    public func actionParameterType(_ actionName: String) -> VariantType? {
        C.copy(C.raw(g_action_group_get_action_parameter_type(C.opaque(_raw), actionName)))
    }

    /// `g_action_group_get_action_state()`.
    public func actionState(_ actionName: String) -> Variant? {
        C.take(C.raw(g_action_group_get_action_state(C.opaque(_raw), actionName)))
    }

    /// `g_action_group_get_action_state_hint()`.
    public func actionStateHint(_ actionName: String) -> Variant? {
        C.take(C.raw(g_action_group_get_action_state_hint(C.opaque(_raw), actionName)))
    }

    /// `g_action_group_get_action_state_type()`.
    public func actionStateType(_ actionName: String) -> VariantType? {
        C.copy(C.raw(g_action_group_get_action_state_type(C.opaque(_raw), actionName)))
    }

    /// `g_action_group_has_action()`.
    public func hasAction(_ actionName: String) -> Bool {
        g_action_group_has_action(C.opaque(_raw), actionName) != 0
    }

    /// `g_action_group_list_actions()`.
    @discardableResult
    public func listActions() -> [String] {
        C.takeStrings(g_action_group_list_actions(C.opaque(_raw)))
    }

    /// `g_action_group_query_action()`.
    @discardableResult
    public func queryAction(
        _ actionName: String
    ) -> (enabled: Bool, parameterType: VariantType?, stateType: VariantType?, stateHint: Variant?, state: Variant?)? {
        var enabled: gboolean = 0
        var parameterType: OpaquePointer?
        var stateType: OpaquePointer?
        var stateHint: OpaquePointer?
        var state: OpaquePointer?
        let result = g_action_group_query_action(C.opaque(_raw), actionName, &enabled, &parameterType, &stateType, &stateHint, &state)
        return result == 0 ? nil : (enabled != 0, C.copy(C.raw(parameterType)), C.copy(C.raw(stateType)), C.take(C.raw(stateHint)), C.take(C.raw(state)))
    }
}

extension Members where Owner: ActionGroup {
    public var actionAdded: SignalKey<Owner, String> { SignalKey(one: "action-added") }
    public var actionEnabledChanged: SignalKey<Owner, (actionName: String, enabled: Bool)> { SignalKey("action-enabled-changed") { ($0.get(1), $0.get(2)) } }
    public var actionRemoved: SignalKey<Owner, String> { SignalKey(one: "action-removed") }
    public var actionStateChanged: SignalKey<Owner, (actionName: String, value: Variant)> { SignalKey("action-state-changed") { ($0.get(1), $0.get(2)) } }
}
