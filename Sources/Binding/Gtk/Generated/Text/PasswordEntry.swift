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

/// `GtkPasswordEntry`. <https://docs.gtk.org/gtk4/class.PasswordEntry.html>
open class PasswordEntry: Widget, Editable {
    open override nonisolated class var gtype: UInt { gtk_password_entry_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PasswordEntry(_borrowed: raw) }
}

extension PasswordEntry {
    /// `activates-default`.
    public var activatesDefault: Bool {
        get { property("activates-default") }
        set { setProperty("activates-default", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.activatesDefault; defer { self.activatesDefault = value }; yield &value }
    }

    /// `extra-menu`, `gtk_password_entry_get_extra_menu()`.
    public var extraMenu: Gio.MenuModel? {
        get { C.borrow(gtk_password_entry_get_extra_menu(C.opaque(_raw))) }
        set { gtk_password_entry_set_extra_menu(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.extraMenu; defer { self.extraMenu = value }; yield &value }
    }

    /// `placeholder-text`.
    public var placeholderText: String? {
        get { property("placeholder-text") }
        set { setProperty("placeholder-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.placeholderText; defer { self.placeholderText = value }; yield &value }
    }

    /// `show-peek-icon`, `gtk_password_entry_get_show_peek_icon()`.
    public var showPeekIcon: Bool {
        get { gtk_password_entry_get_show_peek_icon(C.opaque(_raw)) != 0 }
        set { gtk_password_entry_set_show_peek_icon(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showPeekIcon; defer { self.showPeekIcon = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }
}

extension Members where Owner: PasswordEntry {
    public var activatesDefault: PropertyKey<Owner, Bool> { PropertyKey("activates-default") }
    public var extraMenu: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("extra-menu") }
    public var placeholderText: PropertyKey<Owner, String?> { PropertyKey("placeholder-text") }
    public var showPeekIcon: PropertyKey<Owner, Bool> { PropertyKey("show-peek-icon") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
}
