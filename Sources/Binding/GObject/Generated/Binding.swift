// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GBinding`. <https://docs.gtk.org/gobject/class.Binding.html>
open class Binding: Object {
    open override nonisolated class var gtype: UInt { g_binding_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Binding(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Binding {
    /// `flags`, `g_binding_get_flags()`.
    public var flags: BindingFlags { C.flags(g_binding_get_flags(C.opaque(_raw)).rawValue) }

    /// `source`, `g_binding_get_source()`.
    public var source: Object? { C.borrow(g_binding_get_source(C.opaque(_raw))) }

    /// `source-property`, `g_binding_get_source_property()`.
    public var sourceProperty: String { C.string(g_binding_get_source_property(C.opaque(_raw))) }

    /// `target`, `g_binding_get_target()`.
    public var target: Object? { C.borrow(g_binding_get_target(C.opaque(_raw))) }

    /// `target-property`, `g_binding_get_target_property()`.
    public var targetProperty: String { C.string(g_binding_get_target_property(C.opaque(_raw))) }

    /// `g_binding_dup_source()`.
    @discardableResult
    public func dupSource() -> Object? {
        C.adopt(g_binding_dup_source(C.opaque(_raw)))
    }

    /// `g_binding_dup_target()`.
    @discardableResult
    public func dupTarget() -> Object? {
        C.adopt(g_binding_dup_target(C.opaque(_raw)))
    }

    /// `g_binding_unbind()`.
    public func unbind() {
        g_binding_unbind(C.opaque(_raw))
    }
}

extension Members where Owner: Binding {
    public var flags: PropertyKey<Owner, BindingFlags> { PropertyKey("flags") }
    public var source: PropertyKey<Owner, Object?> { PropertyKey("source") }
    public var sourceProperty: PropertyKey<Owner, String> { PropertyKey("source-property") }
    public var target: PropertyKey<Owner, Object?> { PropertyKey("target") }
    public var targetProperty: PropertyKey<Owner, String> { PropertyKey("target-property") }
}
