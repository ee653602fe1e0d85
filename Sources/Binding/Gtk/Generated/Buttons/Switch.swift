// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkSwitch`. <https://docs.gtk.org/gtk4/class.Switch.html>
open class Switch: Widget, Actionable {
    open override nonisolated class var gtype: UInt { gtk_switch_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Switch(_borrowed: raw) }
}

extension Switch {
    /// `active`, `gtk_switch_get_active()`.
    public var active: Bool {
        get { gtk_switch_get_active(C.opaque(_raw)) != 0 }
        set { gtk_switch_set_active(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }

    /// `state`, `gtk_switch_get_state()`.
    public var state: Bool {
        get { gtk_switch_get_state(C.opaque(_raw)) != 0 }
        set { gtk_switch_set_state(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.state; defer { self.state = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `state-set`.
    @discardableResult
    public func onStateSet(
        after: Bool = false, _ handler: @escaping @MainActor (_ state: Bool) -> Bool
    ) -> SignalConnection {
        connect("state-set", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }
}

extension Members where Owner: Switch {
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
    public var state: PropertyKey<Owner, Bool> { PropertyKey("state") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var stateSet: AnsweredSignalKey<Owner, Bool, Bool> { AnsweredSignalKey(one: "state-set") }
}
