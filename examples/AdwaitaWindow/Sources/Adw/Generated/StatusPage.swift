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

/// `AdwStatusPage`.
open class StatusPage: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_status_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StatusPage(_borrowed: raw) }
}

extension StatusPage {
    /// `child`, `adw_status_page_get_child()`.
    public var child: Gtk.Widget? {
        get { C.borrow(adw_status_page_get_child(C.opaque(_raw))) }
        set { adw_status_page_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `description`, `adw_status_page_get_description()`.
    public var statusPageDescription: String? {
        get { C.optionalString(adw_status_page_get_description(C.opaque(_raw))) }
        set { adw_status_page_set_description(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.statusPageDescription; defer { self.statusPageDescription = value }; yield &value }
    }

    /// `icon-name`, `adw_status_page_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(adw_status_page_get_icon_name(C.opaque(_raw))) }
        set { adw_status_page_set_icon_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `paintable`, `adw_status_page_get_paintable()`.
    public var paintable: (any Gdk.Paintable)? {
        get { C.borrow(C.raw(adw_status_page_get_paintable(C.opaque(_raw))), Gdk.AnyPaintable.self) }
        set { adw_status_page_set_paintable(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.paintable; defer { self.paintable = value }; yield &value }
    }

    /// `title`, `adw_status_page_get_title()`.
    public var title: String {
        get { C.string(adw_status_page_get_title(C.opaque(_raw))) }
        set { adw_status_page_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }
}

extension Members where Owner: StatusPage {
    public var child: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("child") }
    public var statusPageDescription: PropertyKey<Owner, String?> { PropertyKey("description") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var paintable: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("paintable", optional: Gdk.AnyPaintable.self) }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
}
