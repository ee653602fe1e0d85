// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GBindingGroup`. <https://docs.gtk.org/gobject/class.BindingGroup.html>
open class BindingGroup: Object {
    open override nonisolated class var gtype: UInt { g_binding_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BindingGroup(_borrowed: raw) }
}

extension BindingGroup {
    /// `source`.
    public var source: Object? {
        get { property("source") }
        set { g_binding_group_set_source(C.opaque(_raw), newValue?._raw) }
        @_alwaysEmitIntoClient _modify { var value = self.source; defer { self.source = value }; yield &value }
    }

    /// `g_binding_group_bind()`.
    public func bind(
        _ sourceProperty: String, target: Object, targetProperty: String, flags: BindingFlags = []
    ) {
        g_binding_group_bind(C.opaque(_raw), sourceProperty, target._raw, targetProperty, .init(rawValue: C.number(flags)))
    }

    /// `g_binding_group_dup_source()`.
    @discardableResult
    public func dupSource() -> Object? {
        C.borrow(g_binding_group_dup_source(C.opaque(_raw)))
    }
}

extension Members where Owner: BindingGroup {
    public var source: PropertyKey<Owner, Object?> { PropertyKey("source") }
}
