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

/// `AdwPreferencesPage`.
open class PreferencesPage: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_preferences_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PreferencesPage(_borrowed: raw) }
}

extension PreferencesPage {
    /// `icon-name`, `adw_preferences_page_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(adw_preferences_page_get_icon_name(C.cast(_raw))) }
        set { adw_preferences_page_set_icon_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `name`, `adw_preferences_page_get_name()`. It is only written.
    public func setName(_ newValue: String?) {
        adw_preferences_page_set_name(C.cast(_raw), newValue)
    }

    /// `title`, `adw_preferences_page_get_title()`.
    public var title: String {
        get { C.string(adw_preferences_page_get_title(C.cast(_raw))) }
        set { adw_preferences_page_set_title(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `use-underline`, `adw_preferences_page_get_use_underline()`.
    public var useUnderline: Bool {
        get { adw_preferences_page_get_use_underline(C.cast(_raw)) != 0 }
        set { adw_preferences_page_set_use_underline(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `adw_preferences_page_add()`.
    public func add(_ group: PreferencesGroup) {
        adw_preferences_page_add(C.cast(_raw), C.cast(group._raw))
    }

    /// `adw_preferences_page_remove()`.
    public func remove(_ group: PreferencesGroup) {
        adw_preferences_page_remove(C.cast(_raw), C.cast(group._raw))
    }
}

extension Members where Owner: PreferencesPage {
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
}
