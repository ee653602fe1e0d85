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

/// `GtkATContext`. <https://docs.gtk.org/gtk4/class.ATContext.html>
open class ATContext: Object {
    open override nonisolated class var gtype: UInt { gtk_at_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ATContext(_borrowed: raw) }

    /// `gtk_at_context_create()`.
    public convenience init?(
        accessibleRole: AccessibleRole, accessible: any Accessible, display: Gdk.Display
    ) {
        guard let made = C.raw(gtk_at_context_create(.init(rawValue: C.number(accessibleRole)), C.opaque(accessible._raw), C.opaque(display._raw))) else { return nil }
        self.init(_constructed: made)
    }
}

extension ATContext {
    /// `accessible`, `gtk_at_context_get_accessible()`.
    public var accessible: any Accessible { C.present(C.borrow(C.raw(gtk_at_context_get_accessible(C.opaque(_raw))), AnyAccessible.self), "gtk_at_context_get_accessible") }

    /// `accessible-role`, `gtk_at_context_get_accessible_role()`.
    public var accessibleRole: AccessibleRole {
        get { C.enumeration(gtk_at_context_get_accessible_role(C.opaque(_raw)).rawValue) }
        set { setProperty("accessible-role", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accessibleRole; defer { self.accessibleRole = value }; yield &value }
    }

    /// `display`.
    public var display: Gdk.Display? {
        get { property("display") }
        set { setProperty("display", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.display; defer { self.display = value }; yield &value }
    }

    /// `state-change`.
    @discardableResult
    public func onStateChange(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("state-change", after: after, plain: handler)
    }
}

extension Members where Owner: ATContext {
    public var accessible: PropertyKey<Owner, any Accessible> { PropertyKey("accessible", AnyAccessible.self) }
    public var accessibleRole: PropertyKey<Owner, AccessibleRole> { PropertyKey("accessible-role") }
    public var display: PropertyKey<Owner, Gdk.Display?> { PropertyKey("display") }
    public var stateChange: SignalKey<Owner, Void> { SignalKey("state-change") }
}
