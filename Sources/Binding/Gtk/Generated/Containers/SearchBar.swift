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

/// `GtkSearchBar`. <https://docs.gtk.org/gtk4/class.SearchBar.html>
open class SearchBar: Widget {
    open override nonisolated class var gtype: UInt { gtk_search_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SearchBar(_borrowed: raw) }
}

extension SearchBar {
    /// `child`, `gtk_search_bar_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_search_bar_get_child(C.opaque(_raw))) }
        set { gtk_search_bar_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `key-capture-widget`, `gtk_search_bar_get_key_capture_widget()`.
    public var keyCaptureWidget: Widget? {
        get { C.borrow(gtk_search_bar_get_key_capture_widget(C.opaque(_raw))) }
        set { gtk_search_bar_set_key_capture_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.keyCaptureWidget; defer { self.keyCaptureWidget = value }; yield &value }
    }

    /// `search-mode-enabled`.
    public var searchModeEnabled: Bool {
        get { property("search-mode-enabled") }
        set { setProperty("search-mode-enabled", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.searchModeEnabled; defer { self.searchModeEnabled = value }; yield &value }
    }

    /// `show-close-button`, `gtk_search_bar_get_show_close_button()`.
    public var showCloseButton: Bool {
        get { gtk_search_bar_get_show_close_button(C.opaque(_raw)) != 0 }
        set { gtk_search_bar_set_show_close_button(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showCloseButton; defer { self.showCloseButton = value }; yield &value }
    }

    /// `gtk_search_bar_connect_entry()`.
    public func connectEntry(_ entry: any Editable) {
        gtk_search_bar_connect_entry(C.opaque(_raw), C.opaque(entry._raw))
    }

    /// `gtk_search_bar_get_search_mode()`.
    public var searchMode: Bool {
        get { gtk_search_bar_get_search_mode(C.opaque(_raw)) != 0 }
        set { gtk_search_bar_set_search_mode(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.searchMode; defer { self.searchMode = value }; yield &value }
    }
}

extension Members where Owner: SearchBar {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var keyCaptureWidget: PropertyKey<Owner, Widget?> { PropertyKey("key-capture-widget") }
    public var searchModeEnabled: PropertyKey<Owner, Bool> { PropertyKey("search-mode-enabled") }
    public var showCloseButton: PropertyKey<Owner, Bool> { PropertyKey("show-close-button") }
}
