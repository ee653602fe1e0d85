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

/// `AdwExpanderRow`.
open class ExpanderRow: PreferencesRow {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_expander_row_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ExpanderRow(_borrowed: raw) }
}

extension ExpanderRow {
    /// `enable-expansion`, `adw_expander_row_get_enable_expansion()`.
    public var enableExpansion: Bool {
        get { adw_expander_row_get_enable_expansion(C.cast(_raw)) != 0 }
        set { adw_expander_row_set_enable_expansion(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableExpansion; defer { self.enableExpansion = value }; yield &value }
    }

    /// `expanded`, `adw_expander_row_get_expanded()`.
    public var expanded: Bool {
        get { adw_expander_row_get_expanded(C.cast(_raw)) != 0 }
        set { adw_expander_row_set_expanded(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.expanded; defer { self.expanded = value }; yield &value }
    }

    /// `icon-name`, `adw_expander_row_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(adw_expander_row_get_icon_name(C.cast(_raw))) }
        set { adw_expander_row_set_icon_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `show-enable-switch`, `adw_expander_row_get_show_enable_switch()`.
    public var showEnableSwitch: Bool {
        get { adw_expander_row_get_show_enable_switch(C.cast(_raw)) != 0 }
        set { adw_expander_row_set_show_enable_switch(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showEnableSwitch; defer { self.showEnableSwitch = value }; yield &value }
    }

    /// `subtitle`, `adw_expander_row_get_subtitle()`.
    public var subtitle: String {
        get { C.string(adw_expander_row_get_subtitle(C.cast(_raw))) }
        set { adw_expander_row_set_subtitle(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.subtitle; defer { self.subtitle = value }; yield &value }
    }

    /// `adw_expander_row_add_action()`.
    public func addAction(_ widget: Gtk.Widget) {
        adw_expander_row_add_action(C.cast(_raw), C.cast(widget._raw))
    }

    /// `adw_expander_row_add_prefix()`.
    public func addPrefix(_ widget: Gtk.Widget) {
        adw_expander_row_add_prefix(C.cast(_raw), C.cast(widget._raw))
    }

    /// `adw_expander_row_add_row()`.
    public func addRow(_ child: Gtk.Widget) {
        adw_expander_row_add_row(C.cast(_raw), C.cast(child._raw))
    }

    /// `adw_expander_row_remove()`.
    public func remove(_ child: Gtk.Widget) {
        adw_expander_row_remove(C.cast(_raw), C.cast(child._raw))
    }
}

extension Members where Owner: ExpanderRow {
    public var enableExpansion: PropertyKey<Owner, Bool> { PropertyKey("enable-expansion") }
    public var expanded: PropertyKey<Owner, Bool> { PropertyKey("expanded") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var showEnableSwitch: PropertyKey<Owner, Bool> { PropertyKey("show-enable-switch") }
    public var subtitle: PropertyKey<Owner, String> { PropertyKey("subtitle") }
}
