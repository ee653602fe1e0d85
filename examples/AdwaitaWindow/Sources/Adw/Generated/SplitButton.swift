// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwSplitButton`.
open class SplitButton: Gtk.Widget, Gtk.Actionable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_split_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SplitButton(_borrowed: raw) }
}

extension SplitButton {
    /// `child`, `adw_split_button_get_child()`.
    public var child: Gtk.Widget? {
        get { C.borrow(adw_split_button_get_child(C.opaque(_raw))) }
        set { adw_split_button_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `direction`, `adw_split_button_get_direction()`.
    public var splitButtonDirection: Gtk.ArrowType {
        get { C.enumeration(adw_split_button_get_direction(C.opaque(_raw)).rawValue) }
        set { adw_split_button_set_direction(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.splitButtonDirection; defer { self.splitButtonDirection = value }; yield &value }
    }

    /// `dropdown-tooltip`, `adw_split_button_get_dropdown_tooltip()`.
    public var dropdownTooltip: String {
        get { C.string(adw_split_button_get_dropdown_tooltip(C.opaque(_raw))) }
        set { adw_split_button_set_dropdown_tooltip(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.dropdownTooltip; defer { self.dropdownTooltip = value }; yield &value }
    }

    /// `icon-name`, `adw_split_button_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(adw_split_button_get_icon_name(C.opaque(_raw))) }
        set { setProperty("icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `label`, `adw_split_button_get_label()`.
    public var label: String? {
        get { C.optionalString(adw_split_button_get_label(C.opaque(_raw))) }
        set { setProperty("label", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `menu-model`, `adw_split_button_get_menu_model()`.
    public var menuModel: Gio.MenuModel? {
        get { C.borrow(adw_split_button_get_menu_model(C.opaque(_raw))) }
        set { adw_split_button_set_menu_model(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.menuModel; defer { self.menuModel = value }; yield &value }
    }

    /// `popover`, `adw_split_button_get_popover()`.
    public var popover: Gtk.Popover? {
        get { C.borrow(adw_split_button_get_popover(C.opaque(_raw))) }
        set { adw_split_button_set_popover(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.popover; defer { self.popover = value }; yield &value }
    }

    /// `use-underline`, `adw_split_button_get_use_underline()`.
    public var useUnderline: Bool {
        get { adw_split_button_get_use_underline(C.opaque(_raw)) != 0 }
        set { adw_split_button_set_use_underline(C.opaque(_raw), newValue ? 1 : 0) }
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

    /// `adw_split_button_popdown()`.
    public func popdown() {
        adw_split_button_popdown(C.opaque(_raw))
    }

    /// `adw_split_button_popup()`.
    public func popup() {
        adw_split_button_popup(C.opaque(_raw))
    }
}

extension Members where Owner: SplitButton {
    public var child: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("child") }
    public var splitButtonDirection: PropertyKey<Owner, Gtk.ArrowType> { PropertyKey("direction") }
    public var dropdownTooltip: PropertyKey<Owner, String> { PropertyKey("dropdown-tooltip") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var label: PropertyKey<Owner, String?> { PropertyKey("label") }
    public var menuModel: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("menu-model") }
    public var popover: PropertyKey<Owner, Gtk.Popover?> { PropertyKey("popover") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var clicked: SignalKey<Owner, Void> { SignalKey("clicked") }
}
