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

/// `AdwPreferencesWindow`.
open class PreferencesWindow: Window {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_preferences_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PreferencesWindow(_borrowed: raw) }
}

extension PreferencesWindow {
    /// `can-navigate-back`, `adw_preferences_window_get_can_navigate_back()`.
    public var canNavigateBack: Bool {
        get { adw_preferences_window_get_can_navigate_back(C.cast(_raw)) != 0 }
        set { adw_preferences_window_set_can_navigate_back(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canNavigateBack; defer { self.canNavigateBack = value }; yield &value }
    }

    /// `search-enabled`, `adw_preferences_window_get_search_enabled()`.
    public var searchEnabled: Bool {
        get { adw_preferences_window_get_search_enabled(C.cast(_raw)) != 0 }
        set { adw_preferences_window_set_search_enabled(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.searchEnabled; defer { self.searchEnabled = value }; yield &value }
    }

    /// `visible-page`.
    public var visiblePage: Gtk.Widget? {
        get { property("visible-page") }
        set { setProperty("visible-page", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visiblePage; defer { self.visiblePage = value }; yield &value }
    }

    /// `visible-page-name`, `adw_preferences_window_get_visible_page_name()`.
    public var visiblePageName: String? {
        get { C.optionalString(adw_preferences_window_get_visible_page_name(C.cast(_raw))) }
        set { setProperty("visible-page-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visiblePageName; defer { self.visiblePageName = value }; yield &value }
    }

    /// `adw_preferences_window_add()`.
    public func add(_ page: PreferencesPage) {
        adw_preferences_window_add(C.cast(_raw), C.cast(page._raw))
    }

    /// `adw_preferences_window_add_toast()`.
    public func addToast(_ toast: Toast) {
        adw_preferences_window_add_toast(C.cast(_raw), C.opaque(toast._retained()))
    }

    /// `adw_preferences_window_close_subpage()`.
    public func closeSubpage() {
        adw_preferences_window_close_subpage(C.cast(_raw))
    }

    /// `adw_preferences_window_get_visible_page()`.
    public func getVisiblePage() -> PreferencesPage? {
        C.borrow(adw_preferences_window_get_visible_page(C.cast(_raw)))
    }

    /// `adw_preferences_window_present_subpage()`.
    public func presentSubpage(_ subpage: Gtk.Widget) {
        adw_preferences_window_present_subpage(C.cast(_raw), C.cast(subpage._raw))
    }

    /// `adw_preferences_window_remove()`.
    public func remove(_ page: PreferencesPage) {
        adw_preferences_window_remove(C.cast(_raw), C.cast(page._raw))
    }

    /// `adw_preferences_window_set_visible_page()`.
    public func setVisiblePage(_ page: PreferencesPage) {
        adw_preferences_window_set_visible_page(C.cast(_raw), C.cast(page._raw))
    }
}

extension Members where Owner: PreferencesWindow {
    public var canNavigateBack: PropertyKey<Owner, Bool> { PropertyKey("can-navigate-back") }
    public var searchEnabled: PropertyKey<Owner, Bool> { PropertyKey("search-enabled") }
    public var visiblePage: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("visible-page") }
    public var visiblePageName: PropertyKey<Owner, String?> { PropertyKey("visible-page-name") }
}
