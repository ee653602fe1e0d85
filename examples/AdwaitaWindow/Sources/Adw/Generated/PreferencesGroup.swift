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

/// `AdwPreferencesGroup`.
open class PreferencesGroup: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_preferences_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PreferencesGroup(_borrowed: raw) }
}

extension PreferencesGroup {
    /// `description`, `adw_preferences_group_get_description()`.
    public var preferencesGroupDescription: String? {
        get { C.optionalString(adw_preferences_group_get_description(C.cast(_raw))) }
        set { adw_preferences_group_set_description(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.preferencesGroupDescription; defer { self.preferencesGroupDescription = value }; yield &value }
    }

    /// `header-suffix`, `adw_preferences_group_get_header_suffix()`.
    public var headerSuffix: Gtk.Widget? {
        get { C.borrow(adw_preferences_group_get_header_suffix(C.cast(_raw))) }
        set { adw_preferences_group_set_header_suffix(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.headerSuffix; defer { self.headerSuffix = value }; yield &value }
    }

    /// `title`, `adw_preferences_group_get_title()`.
    public var title: String {
        get { C.string(adw_preferences_group_get_title(C.cast(_raw))) }
        set { adw_preferences_group_set_title(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `adw_preferences_group_add()`.
    public func add(_ child: Gtk.Widget) {
        adw_preferences_group_add(C.cast(_raw), C.cast(child._raw))
    }

    /// `adw_preferences_group_remove()`.
    public func remove(_ child: Gtk.Widget) {
        adw_preferences_group_remove(C.cast(_raw), C.cast(child._raw))
    }
}

extension Members where Owner: PreferencesGroup {
    public var preferencesGroupDescription: PropertyKey<Owner, String?> { PropertyKey("description") }
    public var headerSuffix: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("header-suffix") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
}
