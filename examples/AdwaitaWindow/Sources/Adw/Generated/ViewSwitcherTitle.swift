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

/// `AdwViewSwitcherTitle`.
open class ViewSwitcherTitle: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_view_switcher_title_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ViewSwitcherTitle(_borrowed: raw) }
}

extension ViewSwitcherTitle {
    /// `stack`, `adw_view_switcher_title_get_stack()`.
    public var stack: ViewStack? {
        get { C.borrow(C.raw(adw_view_switcher_title_get_stack(C.opaque(_raw)))) }
        set { adw_view_switcher_title_set_stack(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.stack; defer { self.stack = value }; yield &value }
    }

    /// `subtitle`, `adw_view_switcher_title_get_subtitle()`.
    public var subtitle: String {
        get { C.string(adw_view_switcher_title_get_subtitle(C.opaque(_raw))) }
        set { adw_view_switcher_title_set_subtitle(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.subtitle; defer { self.subtitle = value }; yield &value }
    }

    /// `title`, `adw_view_switcher_title_get_title()`.
    public var title: String {
        get { C.string(adw_view_switcher_title_get_title(C.opaque(_raw))) }
        set { adw_view_switcher_title_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `title-visible`, `adw_view_switcher_title_get_title_visible()`.
    public var titleVisible: Bool { adw_view_switcher_title_get_title_visible(C.opaque(_raw)) != 0 }

    /// `view-switcher-enabled`, `adw_view_switcher_title_get_view_switcher_enabled()`.
    public var viewSwitcherEnabled: Bool {
        get { adw_view_switcher_title_get_view_switcher_enabled(C.opaque(_raw)) != 0 }
        set { adw_view_switcher_title_set_view_switcher_enabled(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.viewSwitcherEnabled; defer { self.viewSwitcherEnabled = value }; yield &value }
    }
}

extension Members where Owner: ViewSwitcherTitle {
    public var stack: PropertyKey<Owner, ViewStack?> { PropertyKey("stack") }
    public var subtitle: PropertyKey<Owner, String> { PropertyKey("subtitle") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var titleVisible: PropertyKey<Owner, Bool> { PropertyKey("title-visible") }
    public var viewSwitcherEnabled: PropertyKey<Owner, Bool> { PropertyKey("view-switcher-enabled") }
}
