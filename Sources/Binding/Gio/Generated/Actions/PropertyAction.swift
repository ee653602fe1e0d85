// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GPropertyAction`. <https://docs.gtk.org/gio/class.PropertyAction.html>
open class PropertyAction: Object, Action {
    open override nonisolated class var gtype: UInt { g_property_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PropertyAction(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_property_action_new()`.
    public convenience init(name: String, object: Object, propertyName: String) {
        if Self.hasOwnType { self.init(properties: ["name": name, "object": object, "property-name": propertyName]); return }
        self.init(_constructed: C.present(C.raw(g_property_action_new(name, object._raw, propertyName)), "g_property_action_new"))
    }
}

extension PropertyAction {
    /// `enabled`.
    public var enabled: Bool { property("enabled") }

    /// `invert-boolean`.
    public var invertBoolean: Bool { property("invert-boolean") }

    /// `name`.
    public var name: String { property("name") }

    /// `parameter-type`.
    public var parameterType: VariantType? { property("parameter-type") }

    /// `state`.
    public var state: Variant? { property("state") }

    /// `state-type`.
    public var stateType: VariantType? { property("state-type") }
}

extension Members where Owner: PropertyAction {
    public var enabled: PropertyKey<Owner, Bool> { PropertyKey("enabled") }
    public var invertBoolean: PropertyKey<Owner, Bool> { PropertyKey("invert-boolean") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var parameterType: PropertyKey<Owner, VariantType?> { PropertyKey("parameter-type") }
    public var state: PropertyKey<Owner, Variant?> { PropertyKey("state") }
    public var stateType: PropertyKey<Owner, VariantType?> { PropertyKey("state-type") }
}
