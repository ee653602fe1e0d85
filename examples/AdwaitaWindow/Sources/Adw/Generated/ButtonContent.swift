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

/// `AdwButtonContent`.
open class ButtonContent: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_button_content_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ButtonContent(_borrowed: raw) }
}

extension ButtonContent {
    /// `icon-name`, `adw_button_content_get_icon_name()`.
    public var iconName: String {
        get { C.string(adw_button_content_get_icon_name(C.opaque(_raw))) }
        set { adw_button_content_set_icon_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `label`, `adw_button_content_get_label()`.
    public var label: String {
        get { C.string(adw_button_content_get_label(C.opaque(_raw))) }
        set { adw_button_content_set_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `use-underline`, `adw_button_content_get_use_underline()`.
    public var useUnderline: Bool {
        get { adw_button_content_get_use_underline(C.opaque(_raw)) != 0 }
        set { adw_button_content_set_use_underline(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }
}

extension Members where Owner: ButtonContent {
    public var iconName: PropertyKey<Owner, String> { PropertyKey("icon-name") }
    public var label: PropertyKey<Owner, String> { PropertyKey("label") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
}
