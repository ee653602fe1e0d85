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

/// `GtkLockButton`. <https://docs.gtk.org/gtk4/class.LockButton.html>
#if GTK_4_10
@available(*, deprecated, message: "There is no replacement: ask for the permission when the user starts the action.")
#endif
open class LockButton: Button {
    open override nonisolated class var gtype: UInt { gtk_lock_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { LockButton(_borrowed: raw) }

    /// `gtk_lock_button_new()`.
    public convenience init(permission: Gio.Permission? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["permission": permission]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_lock_button_new(C.cast(permission?._raw))), "gtk_lock_button_new"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "There is no replacement: ask for the permission when the user starts the action.")
#endif
extension LockButton {
    /// `permission`, `gtk_lock_button_get_permission()`.
    public var permission: Gio.Permission? {
        get { C.borrow(gtk_lock_button_get_permission(C.opaque(_raw))) }
        set { gtk_lock_button_set_permission(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.permission; defer { self.permission = value }; yield &value }
    }

    /// `text-lock`.
    public var textLock: String? {
        get { property("text-lock") }
        set { setProperty("text-lock", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textLock; defer { self.textLock = value }; yield &value }
    }

    /// `text-unlock`.
    public var textUnlock: String? {
        get { property("text-unlock") }
        set { setProperty("text-unlock", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textUnlock; defer { self.textUnlock = value }; yield &value }
    }

    /// `tooltip-lock`.
    public var tooltipLock: String? {
        get { property("tooltip-lock") }
        set { setProperty("tooltip-lock", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipLock; defer { self.tooltipLock = value }; yield &value }
    }

    /// `tooltip-not-authorized`.
    public var tooltipNotAuthorized: String? {
        get { property("tooltip-not-authorized") }
        set { setProperty("tooltip-not-authorized", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipNotAuthorized; defer { self.tooltipNotAuthorized = value }; yield &value }
    }

    /// `tooltip-unlock`.
    public var tooltipUnlock: String? {
        get { property("tooltip-unlock") }
        set { setProperty("tooltip-unlock", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipUnlock; defer { self.tooltipUnlock = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "There is no replacement: ask for the permission when the user starts the action.")
#endif
extension Members where Owner: LockButton {
    public var permission: PropertyKey<Owner, Gio.Permission?> { PropertyKey("permission") }
    public var textLock: PropertyKey<Owner, String?> { PropertyKey("text-lock") }
    public var textUnlock: PropertyKey<Owner, String?> { PropertyKey("text-unlock") }
    public var tooltipLock: PropertyKey<Owner, String?> { PropertyKey("tooltip-lock") }
    public var tooltipNotAuthorized: PropertyKey<Owner, String?> { PropertyKey("tooltip-not-authorized") }
    public var tooltipUnlock: PropertyKey<Owner, String?> { PropertyKey("tooltip-unlock") }
}
