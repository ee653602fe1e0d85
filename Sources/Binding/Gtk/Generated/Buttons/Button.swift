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

/// `GtkButton`. <https://docs.gtk.org/gtk4/class.Button.html>
open class Button: Widget, Actionable {
    open override nonisolated class var gtype: UInt { gtk_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Button(_borrowed: raw) }

    /// `gtk_button_new_from_icon_name()`.
    public convenience init(iconName: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["icon-name": iconName]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_button_new_from_icon_name(iconName)), "gtk_button_new_from_icon_name"))
    }

    /// `gtk_button_new_with_label()`.
    public convenience init(label: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_button_new_with_label(label)), "gtk_button_new_with_label"))
    }

    /// `gtk_button_new_with_mnemonic()`.
    public convenience init(mnemonic label: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label, "use-underline": true]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_button_new_with_mnemonic(label)), "gtk_button_new_with_mnemonic"))
    }
}

extension Button {
    /// `child`, `gtk_button_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_button_get_child(C.cast(_raw))) }
        set { gtk_button_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `has-frame`, `gtk_button_get_has_frame()`.
    public var hasFrame: Bool {
        get { gtk_button_get_has_frame(C.cast(_raw)) != 0 }
        set { gtk_button_set_has_frame(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasFrame; defer { self.hasFrame = value }; yield &value }
    }

    /// `icon-name`, `gtk_button_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(gtk_button_get_icon_name(C.cast(_raw))) }
        set { setProperty("icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `label`, `gtk_button_get_label()`.
    public var label: String? {
        get { C.optionalString(gtk_button_get_label(C.cast(_raw))) }
        set { setProperty("label", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `use-underline`, `gtk_button_get_use_underline()`.
    public var useUnderline: Bool {
        get { gtk_button_get_use_underline(C.cast(_raw)) != 0 }
        set { gtk_button_set_use_underline(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `clicked`. A keyboard action.
    @discardableResult
    public func onClicked(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("clicked", after: after, plain: handler)
    }

#if GTK_4_12
    /// `can-shrink`, `gtk_button_get_can_shrink()`.
    public var canShrink: Bool {
        get { gtk_button_get_can_shrink(C.cast(_raw)) != 0 }
        set { gtk_button_set_can_shrink(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canShrink; defer { self.canShrink = value }; yield &value }
    }
#endif
}

extension Members where Owner: Button {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var hasFrame: PropertyKey<Owner, Bool> { PropertyKey("has-frame") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var label: PropertyKey<Owner, String?> { PropertyKey("label") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var clicked: SignalKey<Owner, Void> { SignalKey("clicked") }
#if GTK_4_12
    public var canShrink: PropertyKey<Owner, Bool> { PropertyKey("can-shrink") }
#endif
}
