// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
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

/// `GtkSourceSearchSettings`.
open class SearchSettings: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_search_settings_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SearchSettings(_borrowed: raw) }
}

extension SearchSettings {
    /// `at-word-boundaries`, `gtk_source_search_settings_get_at_word_boundaries()`.
    public var atWordBoundaries: Bool {
        get { gtk_source_search_settings_get_at_word_boundaries(C.cast(_raw)) != 0 }
        set { gtk_source_search_settings_set_at_word_boundaries(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.atWordBoundaries; defer { self.atWordBoundaries = value }; yield &value }
    }

    /// `case-sensitive`, `gtk_source_search_settings_get_case_sensitive()`.
    public var caseSensitive: Bool {
        get { gtk_source_search_settings_get_case_sensitive(C.cast(_raw)) != 0 }
        set { gtk_source_search_settings_set_case_sensitive(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.caseSensitive; defer { self.caseSensitive = value }; yield &value }
    }

    /// `regex-enabled`, `gtk_source_search_settings_get_regex_enabled()`.
    public var regexEnabled: Bool {
        get { gtk_source_search_settings_get_regex_enabled(C.cast(_raw)) != 0 }
        set { gtk_source_search_settings_set_regex_enabled(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.regexEnabled; defer { self.regexEnabled = value }; yield &value }
    }

    /// `search-text`, `gtk_source_search_settings_get_search_text()`.
    public var searchText: String? {
        get { C.optionalString(gtk_source_search_settings_get_search_text(C.cast(_raw))) }
        set { gtk_source_search_settings_set_search_text(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.searchText; defer { self.searchText = value }; yield &value }
    }

    /// `wrap-around`, `gtk_source_search_settings_get_wrap_around()`.
    public var wrapAround: Bool {
        get { gtk_source_search_settings_get_wrap_around(C.cast(_raw)) != 0 }
        set { gtk_source_search_settings_set_wrap_around(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapAround; defer { self.wrapAround = value }; yield &value }
    }
}

extension Members where Owner: SearchSettings {
    public var atWordBoundaries: PropertyKey<Owner, Bool> { PropertyKey("at-word-boundaries") }
    public var caseSensitive: PropertyKey<Owner, Bool> { PropertyKey("case-sensitive") }
    public var regexEnabled: PropertyKey<Owner, Bool> { PropertyKey("regex-enabled") }
    public var searchText: PropertyKey<Owner, String?> { PropertyKey("search-text") }
    public var wrapAround: PropertyKey<Owner, Bool> { PropertyKey("wrap-around") }
}
