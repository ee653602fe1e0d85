// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAction`. <https://docs.gtk.org/gio/iface.Action.html>
@MainActor
public protocol Action: Object {}

/// Some object with the interface ``Action``, of a class that is private to its library.
public final class AnyAction: Object, Action {
    public override nonisolated class var gtype: UInt { g_action_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAction(_borrowed: raw) }
}

extension Action {
    /// `enabled`, `g_action_get_enabled()`.
    public var enabled: Bool { g_action_get_enabled(C.opaque(_raw)) != 0 }

    /// `name`, `g_action_get_name()`.
    public var name: String { C.string(g_action_get_name(C.opaque(_raw))) }

    /// `parameter-type`, `g_action_get_parameter_type()`.
    public var parameterType: VariantType? { C.copy(C.raw(g_action_get_parameter_type(C.opaque(_raw)))) }

    /// `state`, `g_action_get_state()`.
    public var state: Variant? { C.take(C.raw(g_action_get_state(C.opaque(_raw)))) }

    /// `state-type`, `g_action_get_state_type()`.
    public var stateType: VariantType? { C.copy(C.raw(g_action_get_state_type(C.opaque(_raw)))) }

    /// `g_action_name_is_valid()`.
    public static func isValidName(_ actionName: String) -> Bool {
        g_action_name_is_valid(actionName) != 0
    }

    /// `g_action_parse_detailed_name()`.
    public static func parse(
        detailedName: String
    ) throws(GLibError) -> (actionName: String, targetValue: Variant?) {
        var actionName: UnsafeMutablePointer<CChar>?
        var targetValue: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        _ = g_action_parse_detailed_name(detailedName, &actionName, &targetValue, &error)
        if let error { throw GLibError(taking: error) }
        return (C.takeString(actionName), C.take(C.raw(targetValue)))
    }

    /// `g_action_print_detailed_name()`.
    public static func detailedName(_ actionName: String, targetValue: Variant? = nil) -> String {
        C.takeString(g_action_print_detailed_name(actionName, C.opaque(targetValue?._raw)))
    }

    /// `g_action_activate()`.
    public func activate(_ parameter: Variant? = nil) {
        g_action_activate(C.opaque(_raw), C.opaque(parameter?._raw))
    }

    /// `g_action_change_state()`.
    public func changeState(_ value: Variant) {
        g_action_change_state(C.opaque(_raw), C.opaque(value._raw))
    }

    /// `g_action_get_state_hint()`.
    public var stateHint: Variant? { C.take(C.raw(g_action_get_state_hint(C.opaque(_raw)))) }
}

extension Members where Owner: Action {
    public var enabled: PropertyKey<Owner, Bool> { PropertyKey("enabled") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var parameterType: PropertyKey<Owner, VariantType?> { PropertyKey("parameter-type") }
    public var state: PropertyKey<Owner, Variant?> { PropertyKey("state") }
    public var stateType: PropertyKey<Owner, VariantType?> { PropertyKey("state-type") }
}
