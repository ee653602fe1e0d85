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

/// `AdwViewStackPage`.
open class ViewStackPage: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_view_stack_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ViewStackPage(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ViewStackPage {
    /// `badge-number`, `adw_view_stack_page_get_badge_number()`.
    public var badgeNumber: Int {
        get { C.int(adw_view_stack_page_get_badge_number(C.opaque(_raw))) }
        set { adw_view_stack_page_set_badge_number(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.badgeNumber; defer { self.badgeNumber = value }; yield &value }
    }

    /// `child`, `adw_view_stack_page_get_child()`.
    public var child: Gtk.Widget { C.present(C.borrow(adw_view_stack_page_get_child(C.opaque(_raw))), "adw_view_stack_page_get_child") }

    /// `icon-name`, `adw_view_stack_page_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(adw_view_stack_page_get_icon_name(C.opaque(_raw))) }
        set { adw_view_stack_page_set_icon_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `name`, `adw_view_stack_page_get_name()`.
    public var name: String? {
        get { C.optionalString(adw_view_stack_page_get_name(C.opaque(_raw))) }
        set { adw_view_stack_page_set_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `needs-attention`, `adw_view_stack_page_get_needs_attention()`.
    public var needsAttention: Bool {
        get { adw_view_stack_page_get_needs_attention(C.opaque(_raw)) != 0 }
        set { adw_view_stack_page_set_needs_attention(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.needsAttention; defer { self.needsAttention = value }; yield &value }
    }

    /// `title`, `adw_view_stack_page_get_title()`.
    public var title: String? {
        get { C.optionalString(adw_view_stack_page_get_title(C.opaque(_raw))) }
        set { adw_view_stack_page_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `use-underline`, `adw_view_stack_page_get_use_underline()`.
    public var useUnderline: Bool {
        get { adw_view_stack_page_get_use_underline(C.opaque(_raw)) != 0 }
        set { adw_view_stack_page_set_use_underline(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `visible`, `adw_view_stack_page_get_visible()`.
    public var visible: Bool {
        get { adw_view_stack_page_get_visible(C.opaque(_raw)) != 0 }
        set { adw_view_stack_page_set_visible(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }
}

extension Members where Owner: ViewStackPage {
    public var badgeNumber: PropertyKey<Owner, Int> { PropertyKey("badge-number") }
    public var child: PropertyKey<Owner, Gtk.Widget> { PropertyKey("child") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var needsAttention: PropertyKey<Owner, Bool> { PropertyKey("needs-attention") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var visible: PropertyKey<Owner, Bool> { PropertyKey("visible") }
}
