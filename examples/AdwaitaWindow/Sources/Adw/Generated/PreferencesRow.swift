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

/// `AdwPreferencesRow`.
open class PreferencesRow: Gtk.ListBoxRow {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_preferences_row_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PreferencesRow(_borrowed: raw) }
}

extension PreferencesRow {
    /// `title`, `adw_preferences_row_get_title()`.
    public var title: String {
        get { C.string(adw_preferences_row_get_title(C.cast(_raw))) }
        set { adw_preferences_row_set_title(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `title-selectable`, `adw_preferences_row_get_title_selectable()`.
    public var titleSelectable: Bool {
        get { adw_preferences_row_get_title_selectable(C.cast(_raw)) != 0 }
        set { adw_preferences_row_set_title_selectable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.titleSelectable; defer { self.titleSelectable = value }; yield &value }
    }

    /// `use-markup`, `adw_preferences_row_get_use_markup()`.
    public var useMarkup: Bool {
        get { adw_preferences_row_get_use_markup(C.cast(_raw)) != 0 }
        set { adw_preferences_row_set_use_markup(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useMarkup; defer { self.useMarkup = value }; yield &value }
    }

    /// `use-underline`, `adw_preferences_row_get_use_underline()`.
    public var useUnderline: Bool {
        get { adw_preferences_row_get_use_underline(C.cast(_raw)) != 0 }
        set { adw_preferences_row_set_use_underline(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }
}

extension Members where Owner: PreferencesRow {
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var titleSelectable: PropertyKey<Owner, Bool> { PropertyKey("title-selectable") }
    public var useMarkup: PropertyKey<Owner, Bool> { PropertyKey("use-markup") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
}
