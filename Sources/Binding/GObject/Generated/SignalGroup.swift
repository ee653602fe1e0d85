// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GSignalGroup`. <https://docs.gtk.org/gobject/class.SignalGroup.html>
open class SignalGroup: Object {
    open override nonisolated class var gtype: UInt { g_signal_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SignalGroup(_borrowed: raw) }

    /// `g_signal_group_new()`.
    public convenience init(targetType: any ValueConvertible.Type) {
        if Self.hasOwnType { self.init(properties: ["target-type": TypeID(targetType)]); return }
        self.init(_constructed: C.present(C.raw(g_signal_group_new(targetType._valueType)), "g_signal_group_new"))
    }
}

extension SignalGroup {
    /// `target`.
    public var target: Object? {
        get { property("target") }
        set { g_signal_group_set_target(C.opaque(_raw), newValue?._raw) }
        @_alwaysEmitIntoClient _modify { var value = self.target; defer { self.target = value }; yield &value }
    }

    /// `target-type`.
    public var targetType: TypeID { property("target-type") }

    /// `bind`.
    @discardableResult
    public func onBind(
        after: Bool = false, _ handler: @escaping @MainActor (_ instance: Object) -> Void
    ) -> SignalConnection {
        connect("bind", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `unbind`.
    @discardableResult
    public func onUnbind(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unbind", after: after, plain: handler)
    }

    /// `g_signal_group_block()`.
    public func block() {
        g_signal_group_block(C.opaque(_raw))
    }

    /// `g_signal_group_dup_target()`.
    @discardableResult
    public func dupTarget() -> Object? {
        C.adopt(g_signal_group_dup_target(C.opaque(_raw)))
    }

    /// `g_signal_group_unblock()`.
    public func unblock() {
        g_signal_group_unblock(C.opaque(_raw))
    }
}

extension Members where Owner: SignalGroup {
    public var target: PropertyKey<Owner, Object?> { PropertyKey("target") }
    public var targetType: PropertyKey<Owner, TypeID> { PropertyKey("target-type") }
    public var bind: SignalKey<Owner, Object> { SignalKey(one: "bind") }
    public var unbind: SignalKey<Owner, Void> { SignalKey("unbind") }
}
