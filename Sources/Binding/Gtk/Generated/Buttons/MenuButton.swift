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

/// `GtkMenuButton`. <https://docs.gtk.org/gtk4/class.MenuButton.html>
open class MenuButton: Widget {
    open override nonisolated class var gtype: UInt { gtk_menu_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MenuButton(_borrowed: raw) }
}

extension MenuButton {
    /// `always-show-arrow`, `gtk_menu_button_get_always_show_arrow()`.
    public var alwaysShowArrow: Bool {
        get { gtk_menu_button_get_always_show_arrow(C.opaque(_raw)) != 0 }
        set { gtk_menu_button_set_always_show_arrow(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.alwaysShowArrow; defer { self.alwaysShowArrow = value }; yield &value }
    }

    /// `child`, `gtk_menu_button_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_menu_button_get_child(C.opaque(_raw))) }
        set { gtk_menu_button_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `direction`, `gtk_menu_button_get_direction()`.
    public var arrowDirection: ArrowType {
        get { C.enumeration(gtk_menu_button_get_direction(C.opaque(_raw)).rawValue) }
        set { gtk_menu_button_set_direction(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.arrowDirection; defer { self.arrowDirection = value }; yield &value }
    }

    /// `has-frame`, `gtk_menu_button_get_has_frame()`.
    public var hasFrame: Bool {
        get { gtk_menu_button_get_has_frame(C.opaque(_raw)) != 0 }
        set { gtk_menu_button_set_has_frame(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasFrame; defer { self.hasFrame = value }; yield &value }
    }

    /// `icon-name`, `gtk_menu_button_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(gtk_menu_button_get_icon_name(C.opaque(_raw))) }
        set { setProperty("icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `label`, `gtk_menu_button_get_label()`.
    public var label: String? {
        get { C.optionalString(gtk_menu_button_get_label(C.opaque(_raw))) }
        set { setProperty("label", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `menu-model`, `gtk_menu_button_get_menu_model()`.
    public var menuModel: Gio.MenuModel? {
        get { C.borrow(gtk_menu_button_get_menu_model(C.opaque(_raw))) }
        set { gtk_menu_button_set_menu_model(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.menuModel; defer { self.menuModel = value }; yield &value }
    }

    /// `popover`, `gtk_menu_button_get_popover()`.
    public var popover: Popover? {
        get { C.borrow(gtk_menu_button_get_popover(C.opaque(_raw))) }
        set { setProperty("popover", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.popover; defer { self.popover = value }; yield &value }
    }

    /// `primary`, `gtk_menu_button_get_primary()`.
    public var primary: Bool {
        get { gtk_menu_button_get_primary(C.opaque(_raw)) != 0 }
        set { gtk_menu_button_set_primary(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.primary; defer { self.primary = value }; yield &value }
    }

    /// `use-underline`, `gtk_menu_button_get_use_underline()`.
    public var useUnderline: Bool {
        get { gtk_menu_button_get_use_underline(C.opaque(_raw)) != 0 }
        set { gtk_menu_button_set_use_underline(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `gtk_menu_button_popdown()`.
    public func popdown() {
        gtk_menu_button_popdown(C.opaque(_raw))
    }

    /// `gtk_menu_button_popup()`.
    public func popup() {
        gtk_menu_button_popup(C.opaque(_raw))
    }

    /// `gtk_menu_button_set_create_popup_func()`.
    public func setCreatePopupFunc(_ `func`: MenuButtonCreatePopupFunc? = nil) {
        gtk_menu_button_set_create_popup_func(C.opaque(_raw), `func` == nil ? nil : MenuButtonCreatePopupFuncThunk.call, MenuButtonCreatePopupFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }

    /// `gtk_menu_button_set_popover()`.
    public func setPopover(_ popover: Widget? = nil) {
        gtk_menu_button_set_popover(C.opaque(_raw), C.cast(popover?._raw))
    }

#if GTK_4_10
    /// `active`, `gtk_menu_button_get_active()`.
    public var active: Bool {
        get { gtk_menu_button_get_active(C.opaque(_raw)) != 0 }
        set { gtk_menu_button_set_active(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }
#endif

#if GTK_4_12
    /// `can-shrink`, `gtk_menu_button_get_can_shrink()`.
    public var canShrink: Bool {
        get { gtk_menu_button_get_can_shrink(C.opaque(_raw)) != 0 }
        set { gtk_menu_button_set_can_shrink(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canShrink; defer { self.canShrink = value }; yield &value }
    }
#endif
}

extension Members where Owner: MenuButton {
    public var alwaysShowArrow: PropertyKey<Owner, Bool> { PropertyKey("always-show-arrow") }
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var arrowDirection: PropertyKey<Owner, ArrowType> { PropertyKey("direction") }
    public var hasFrame: PropertyKey<Owner, Bool> { PropertyKey("has-frame") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var label: PropertyKey<Owner, String?> { PropertyKey("label") }
    public var menuModel: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("menu-model") }
    public var popover: PropertyKey<Owner, Popover?> { PropertyKey("popover") }
    public var primary: PropertyKey<Owner, Bool> { PropertyKey("primary") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
#if GTK_4_10
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
#endif
#if GTK_4_12
    public var canShrink: PropertyKey<Owner, Bool> { PropertyKey("can-shrink") }
#endif
}
