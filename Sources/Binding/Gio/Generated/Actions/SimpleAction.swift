// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSimpleAction`. <https://docs.gtk.org/gio/class.SimpleAction.html>
open class SimpleAction: Object, Action {
    open override nonisolated class var gtype: UInt { g_simple_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SimpleAction(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_simple_action_new()`.
    public convenience init(name: String, parameterType: VariantType? = nil) {
        if Self.hasOwnType { self.init(properties: ["name": name, "parameter-type": parameterType]); return }
        self.init(_constructed: C.present(C.raw(g_simple_action_new(name, C.opaque(parameterType?._raw))), "g_simple_action_new"))
    }

    /// `g_simple_action_new_stateful()`.
    public convenience init(name: String, parameterType: VariantType? = nil, state: Variant) {
        if Self.hasOwnType { self.init(properties: ["name": name, "parameter-type": parameterType, "state": state]); return }
        self.init(_constructed: C.present(C.raw(g_simple_action_new_stateful(name, C.opaque(parameterType?._raw), C.opaque(state._raw))), "g_simple_action_new_stateful"))
    }
}

extension SimpleAction {
    /// `enabled`.
    public var enabled: Bool {
        get { property("enabled") }
        set { g_simple_action_set_enabled(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enabled; defer { self.enabled = value }; yield &value }
    }

    /// `name`.
    public var name: String { property("name") }

    /// `parameter-type`.
    public var parameterType: VariantType? { property("parameter-type") }

    /// `state`.
    public var state: Variant? {
        get { property("state") }
        set { setProperty("state", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.state; defer { self.state = value }; yield &value }
    }

    /// `state-type`.
    public var stateType: VariantType? { property("state-type") }

    /// `activate`.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor (_ parameter: Variant?) -> Void
    ) -> SignalConnection {
        connect("activate", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `change-state`.
    @discardableResult
    public func onChangeState(
        after: Bool = false, _ handler: @escaping @MainActor (_ value: Variant?) -> Void
    ) -> SignalConnection {
        connect("change-state", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `g_simple_action_set_state_hint()`.
    public func setStateHint(_ stateHint: Variant? = nil) {
        g_simple_action_set_state_hint(C.opaque(_raw), C.opaque(stateHint?._raw))
    }
}

extension Members where Owner: SimpleAction {
    public var enabled: PropertyKey<Owner, Bool> { PropertyKey("enabled") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var parameterType: PropertyKey<Owner, VariantType?> { PropertyKey("parameter-type") }
    public var state: PropertyKey<Owner, Variant?> { PropertyKey("state") }
    public var stateType: PropertyKey<Owner, VariantType?> { PropertyKey("state-type") }
    public var activate: SignalKey<Owner, Variant?> { SignalKey(one: "activate") }
    public var changeState: SignalKey<Owner, Variant?> { SignalKey(one: "change-state") }
}
