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

/// `AdwTabBar`.
open class TabBar: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_tab_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TabBar(_borrowed: raw) }
}

extension TabBar {
    /// `autohide`, `adw_tab_bar_get_autohide()`.
    public var autohide: Bool {
        get { adw_tab_bar_get_autohide(C.opaque(_raw)) != 0 }
        set { adw_tab_bar_set_autohide(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autohide; defer { self.autohide = value }; yield &value }
    }

    /// `end-action-widget`, `adw_tab_bar_get_end_action_widget()`.
    public var endActionWidget: Gtk.Widget? {
        get { C.borrow(adw_tab_bar_get_end_action_widget(C.opaque(_raw))) }
        set { adw_tab_bar_set_end_action_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.endActionWidget; defer { self.endActionWidget = value }; yield &value }
    }

    /// `expand-tabs`, `adw_tab_bar_get_expand_tabs()`.
    public var expandTabs: Bool {
        get { adw_tab_bar_get_expand_tabs(C.opaque(_raw)) != 0 }
        set { adw_tab_bar_set_expand_tabs(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.expandTabs; defer { self.expandTabs = value }; yield &value }
    }

    /// `inverted`, `adw_tab_bar_get_inverted()`.
    public var inverted: Bool {
        get { adw_tab_bar_get_inverted(C.opaque(_raw)) != 0 }
        set { adw_tab_bar_set_inverted(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.inverted; defer { self.inverted = value }; yield &value }
    }

    /// `is-overflowing`, `adw_tab_bar_get_is_overflowing()`.
    public var isOverflowing: Bool { adw_tab_bar_get_is_overflowing(C.opaque(_raw)) != 0 }

    /// `start-action-widget`, `adw_tab_bar_get_start_action_widget()`.
    public var startActionWidget: Gtk.Widget? {
        get { C.borrow(adw_tab_bar_get_start_action_widget(C.opaque(_raw))) }
        set { adw_tab_bar_set_start_action_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.startActionWidget; defer { self.startActionWidget = value }; yield &value }
    }

    /// `tabs-revealed`, `adw_tab_bar_get_tabs_revealed()`.
    public var tabsRevealed: Bool { adw_tab_bar_get_tabs_revealed(C.opaque(_raw)) != 0 }

    /// `view`, `adw_tab_bar_get_view()`.
    public var view: TabView? {
        get { C.borrow(C.raw(adw_tab_bar_get_view(C.opaque(_raw)))) }
        set { adw_tab_bar_set_view(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.view; defer { self.view = value }; yield &value }
    }

    /// `extra-drag-drop`.
    @discardableResult
    public func onExtraDragDrop(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: TabPage, _ value: Value) -> Bool
    ) -> SignalConnection {
        connect("extra-drag-drop", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `adw_tab_bar_setup_extra_drop_target()`.
    public func setupExtraDropTarget(_ actions: Gdk.DragAction, types: [any ValueConvertible.Type]? = nil) {
        var cTypes = (types ?? []).map { $0._valueType }
        adw_tab_bar_setup_extra_drop_target(C.opaque(_raw), .init(rawValue: C.number(actions)), &cTypes, C.gsize((types?.count ?? 0)))
    }
}

extension Members where Owner: TabBar {
    public var autohide: PropertyKey<Owner, Bool> { PropertyKey("autohide") }
    public var endActionWidget: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("end-action-widget") }
    public var expandTabs: PropertyKey<Owner, Bool> { PropertyKey("expand-tabs") }
    public var inverted: PropertyKey<Owner, Bool> { PropertyKey("inverted") }
    public var isOverflowing: PropertyKey<Owner, Bool> { PropertyKey("is-overflowing") }
    public var startActionWidget: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("start-action-widget") }
    public var tabsRevealed: PropertyKey<Owner, Bool> { PropertyKey("tabs-revealed") }
    public var view: PropertyKey<Owner, TabView?> { PropertyKey("view") }
    public var extraDragDrop: AnsweredSignalKey<Owner, (page: TabPage, value: Value), Bool> { AnsweredSignalKey("extra-drag-drop") { ($0.get(1), $0.get(2)) } }
}
