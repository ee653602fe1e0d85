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

/// `GtkCheckButton`. <https://docs.gtk.org/gtk4/class.CheckButton.html>
open class CheckButton: Widget, Actionable {
    open override nonisolated class var gtype: UInt { gtk_check_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CheckButton(_borrowed: raw) }

    /// `gtk_check_button_new_with_label()`.
    public convenience init(label: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_check_button_new_with_label(label)), "gtk_check_button_new_with_label"))
    }

    /// `gtk_check_button_new_with_mnemonic()`.
    public convenience init(mnemonic label: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label, "use-underline": true]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_check_button_new_with_mnemonic(label)), "gtk_check_button_new_with_mnemonic"))
    }
}

extension CheckButton {
    /// `active`, `gtk_check_button_get_active()`.
    public var active: Bool {
        get { gtk_check_button_get_active(C.cast(_raw)) != 0 }
        set { gtk_check_button_set_active(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }

    /// `child`, `gtk_check_button_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_check_button_get_child(C.cast(_raw))) }
        set { gtk_check_button_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `group`. It is only written.
    public func setGroup(_ newValue: CheckButton?) {
        gtk_check_button_set_group(C.cast(_raw), C.cast(newValue?._raw))
    }

    /// `inconsistent`, `gtk_check_button_get_inconsistent()`.
    public var inconsistent: Bool {
        get { gtk_check_button_get_inconsistent(C.cast(_raw)) != 0 }
        set { gtk_check_button_set_inconsistent(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.inconsistent; defer { self.inconsistent = value }; yield &value }
    }

    /// `label`, `gtk_check_button_get_label()`.
    public var label: String? {
        get { C.optionalString(gtk_check_button_get_label(C.cast(_raw))) }
        set { gtk_check_button_set_label(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `use-underline`, `gtk_check_button_get_use_underline()`.
    public var useUnderline: Bool {
        get { gtk_check_button_get_use_underline(C.cast(_raw)) != 0 }
        set { gtk_check_button_set_use_underline(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `toggled`.
    @discardableResult
    public func onToggled(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, plain: handler)
    }
}

extension Members where Owner: CheckButton {
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var inconsistent: PropertyKey<Owner, Bool> { PropertyKey("inconsistent") }
    public var label: PropertyKey<Owner, String?> { PropertyKey("label") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var toggled: SignalKey<Owner, Void> { SignalKey("toggled") }
}
