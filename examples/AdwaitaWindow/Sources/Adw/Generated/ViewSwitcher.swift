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

/// `AdwViewSwitcher`.
open class ViewSwitcher: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_view_switcher_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ViewSwitcher(_borrowed: raw) }
}

extension ViewSwitcher {
    /// `policy`, `adw_view_switcher_get_policy()`.
    public var policy: ViewSwitcherPolicy {
        get { C.enumeration(adw_view_switcher_get_policy(C.opaque(_raw)).rawValue) }
        set { adw_view_switcher_set_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.policy; defer { self.policy = value }; yield &value }
    }

    /// `stack`, `adw_view_switcher_get_stack()`.
    public var stack: ViewStack? {
        get { C.borrow(C.raw(adw_view_switcher_get_stack(C.opaque(_raw)))) }
        set { adw_view_switcher_set_stack(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.stack; defer { self.stack = value }; yield &value }
    }
}

extension Members where Owner: ViewSwitcher {
    public var policy: PropertyKey<Owner, ViewSwitcherPolicy> { PropertyKey("policy") }
    public var stack: PropertyKey<Owner, ViewStack?> { PropertyKey("stack") }
}
