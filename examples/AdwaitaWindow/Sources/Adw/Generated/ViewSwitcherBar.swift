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

/// `AdwViewSwitcherBar`.
open class ViewSwitcherBar: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_view_switcher_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ViewSwitcherBar(_borrowed: raw) }
}

extension ViewSwitcherBar {
    /// `reveal`, `adw_view_switcher_bar_get_reveal()`.
    public var reveal: Bool {
        get { adw_view_switcher_bar_get_reveal(C.opaque(_raw)) != 0 }
        set { adw_view_switcher_bar_set_reveal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reveal; defer { self.reveal = value }; yield &value }
    }

    /// `stack`, `adw_view_switcher_bar_get_stack()`.
    public var stack: ViewStack? {
        get { C.borrow(C.raw(adw_view_switcher_bar_get_stack(C.opaque(_raw)))) }
        set { adw_view_switcher_bar_set_stack(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.stack; defer { self.stack = value }; yield &value }
    }
}

extension Members where Owner: ViewSwitcherBar {
    public var reveal: PropertyKey<Owner, Bool> { PropertyKey("reveal") }
    public var stack: PropertyKey<Owner, ViewStack?> { PropertyKey("stack") }
}
