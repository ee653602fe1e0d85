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

/// `AdwHeaderBar`.
open class HeaderBar: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_header_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { HeaderBar(_borrowed: raw) }
}

extension HeaderBar {
    /// `centering-policy`, `adw_header_bar_get_centering_policy()`.
    public var centeringPolicy: CenteringPolicy {
        get { C.enumeration(adw_header_bar_get_centering_policy(C.opaque(_raw)).rawValue) }
        set { adw_header_bar_set_centering_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.centeringPolicy; defer { self.centeringPolicy = value }; yield &value }
    }

    /// `decoration-layout`, `adw_header_bar_get_decoration_layout()`.
    public var decorationLayout: String? {
        get { C.optionalString(adw_header_bar_get_decoration_layout(C.opaque(_raw))) }
        set { adw_header_bar_set_decoration_layout(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.decorationLayout; defer { self.decorationLayout = value }; yield &value }
    }

    /// `show-end-title-buttons`, `adw_header_bar_get_show_end_title_buttons()`.
    public var showEndTitleButtons: Bool {
        get { adw_header_bar_get_show_end_title_buttons(C.opaque(_raw)) != 0 }
        set { adw_header_bar_set_show_end_title_buttons(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showEndTitleButtons; defer { self.showEndTitleButtons = value }; yield &value }
    }

    /// `show-start-title-buttons`, `adw_header_bar_get_show_start_title_buttons()`.
    public var showStartTitleButtons: Bool {
        get { adw_header_bar_get_show_start_title_buttons(C.opaque(_raw)) != 0 }
        set { adw_header_bar_set_show_start_title_buttons(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showStartTitleButtons; defer { self.showStartTitleButtons = value }; yield &value }
    }

    /// `title-widget`, `adw_header_bar_get_title_widget()`.
    public var titleWidget: Gtk.Widget? {
        get { C.borrow(adw_header_bar_get_title_widget(C.opaque(_raw))) }
        set { adw_header_bar_set_title_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.titleWidget; defer { self.titleWidget = value }; yield &value }
    }

    /// `adw_header_bar_pack_end()`.
    public func packEnd(_ child: Gtk.Widget) {
        adw_header_bar_pack_end(C.opaque(_raw), C.cast(child._raw))
    }

    /// `adw_header_bar_pack_start()`.
    public func packStart(_ child: Gtk.Widget) {
        adw_header_bar_pack_start(C.opaque(_raw), C.cast(child._raw))
    }

    /// `adw_header_bar_remove()`.
    public func remove(_ child: Gtk.Widget) {
        adw_header_bar_remove(C.opaque(_raw), C.cast(child._raw))
    }
}

extension Members where Owner: HeaderBar {
    public var centeringPolicy: PropertyKey<Owner, CenteringPolicy> { PropertyKey("centering-policy") }
    public var decorationLayout: PropertyKey<Owner, String?> { PropertyKey("decoration-layout") }
    public var showEndTitleButtons: PropertyKey<Owner, Bool> { PropertyKey("show-end-title-buttons") }
    public var showStartTitleButtons: PropertyKey<Owner, Bool> { PropertyKey("show-start-title-buttons") }
    public var titleWidget: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("title-widget") }
}
