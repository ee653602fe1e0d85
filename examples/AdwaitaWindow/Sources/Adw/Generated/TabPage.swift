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

/// `AdwTabPage`.
open class TabPage: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_tab_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TabPage(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension TabPage {
    /// `child`, `adw_tab_page_get_child()`.
    public var child: Gtk.Widget { C.present(C.borrow(adw_tab_page_get_child(C.opaque(_raw))), "adw_tab_page_get_child") }

    /// `icon`, `adw_tab_page_get_icon()`.
    public var icon: (any Gio.Icon)? {
        get { C.borrow(C.raw(adw_tab_page_get_icon(C.opaque(_raw))), Gio.AnyIcon.self) }
        set { adw_tab_page_set_icon(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.icon; defer { self.icon = value }; yield &value }
    }

    /// `indicator-activatable`, `adw_tab_page_get_indicator_activatable()`.
    public var indicatorActivatable: Bool {
        get { adw_tab_page_get_indicator_activatable(C.opaque(_raw)) != 0 }
        set { adw_tab_page_set_indicator_activatable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.indicatorActivatable; defer { self.indicatorActivatable = value }; yield &value }
    }

    /// `indicator-icon`, `adw_tab_page_get_indicator_icon()`.
    public var indicatorIcon: (any Gio.Icon)? {
        get { C.borrow(C.raw(adw_tab_page_get_indicator_icon(C.opaque(_raw))), Gio.AnyIcon.self) }
        set { adw_tab_page_set_indicator_icon(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.indicatorIcon; defer { self.indicatorIcon = value }; yield &value }
    }

    /// `indicator-tooltip`, `adw_tab_page_get_indicator_tooltip()`.
    public var indicatorTooltip: String {
        get { C.string(adw_tab_page_get_indicator_tooltip(C.opaque(_raw))) }
        set { adw_tab_page_set_indicator_tooltip(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.indicatorTooltip; defer { self.indicatorTooltip = value }; yield &value }
    }

    /// `loading`, `adw_tab_page_get_loading()`.
    public var loading: Bool {
        get { adw_tab_page_get_loading(C.opaque(_raw)) != 0 }
        set { adw_tab_page_set_loading(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.loading; defer { self.loading = value }; yield &value }
    }

    /// `needs-attention`, `adw_tab_page_get_needs_attention()`.
    public var needsAttention: Bool {
        get { adw_tab_page_get_needs_attention(C.opaque(_raw)) != 0 }
        set { adw_tab_page_set_needs_attention(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.needsAttention; defer { self.needsAttention = value }; yield &value }
    }

    /// `parent`, `adw_tab_page_get_parent()`.
    public var parent: TabPage? { C.borrow(C.raw(adw_tab_page_get_parent(C.opaque(_raw)))) }

    /// `pinned`, `adw_tab_page_get_pinned()`.
    public var pinned: Bool { adw_tab_page_get_pinned(C.opaque(_raw)) != 0 }

    /// `selected`, `adw_tab_page_get_selected()`.
    public var selected: Bool { adw_tab_page_get_selected(C.opaque(_raw)) != 0 }

    /// `title`, `adw_tab_page_get_title()`.
    public var title: String {
        get { C.string(adw_tab_page_get_title(C.opaque(_raw))) }
        set { adw_tab_page_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `tooltip`, `adw_tab_page_get_tooltip()`.
    public var tooltip: String? {
        get { C.optionalString(adw_tab_page_get_tooltip(C.opaque(_raw))) }
        set { setProperty("tooltip", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltip; defer { self.tooltip = value }; yield &value }
    }
}

extension Members where Owner: TabPage {
    public var child: PropertyKey<Owner, Gtk.Widget> { PropertyKey("child") }
    public var icon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("icon", optional: Gio.AnyIcon.self) }
    public var indicatorActivatable: PropertyKey<Owner, Bool> { PropertyKey("indicator-activatable") }
    public var indicatorIcon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("indicator-icon", optional: Gio.AnyIcon.self) }
    public var indicatorTooltip: PropertyKey<Owner, String> { PropertyKey("indicator-tooltip") }
    public var loading: PropertyKey<Owner, Bool> { PropertyKey("loading") }
    public var needsAttention: PropertyKey<Owner, Bool> { PropertyKey("needs-attention") }
    public var parent: PropertyKey<Owner, TabPage?> { PropertyKey("parent") }
    public var pinned: PropertyKey<Owner, Bool> { PropertyKey("pinned") }
    public var selected: PropertyKey<Owner, Bool> { PropertyKey("selected") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var tooltip: PropertyKey<Owner, String?> { PropertyKey("tooltip") }
}
