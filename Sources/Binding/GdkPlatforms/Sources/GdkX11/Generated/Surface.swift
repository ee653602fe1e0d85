// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkX11
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

/// `GdkX11Surface`.
open class Surface: Gdk.Surface {
    open override nonisolated class var gtype: UInt { _ = GdkX11Module.isRegistered; return gdk_x11_surface_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Surface(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Surface {
    /// `gdk_x11_surface_lookup_for_display()`.
    public static func lookup(for display: Display, window: UInt) -> Surface {
        C.present(C.borrow(C.raw(gdk_x11_surface_lookup_for_display(C.opaque(display._raw), window))), "gdk_x11_surface_lookup_for_display")
    }

    /// `gdk_x11_surface_get_desktop()`.
    public var desktop: Int { C.int(gdk_x11_surface_get_desktop(C.opaque(_raw))) }

    /// `gdk_x11_surface_get_group()`.
    public var group: Gdk.Surface? { C.borrow(C.raw(gdk_x11_surface_get_group(C.opaque(_raw)))) }

    /// `gdk_x11_surface_get_xid()`.
    public var xid: UInt { gdk_x11_surface_get_xid(C.opaque(_raw)) }

    /// `gdk_x11_surface_move_to_current_desktop()`.
    public func moveToCurrentDesktop() {
        gdk_x11_surface_move_to_current_desktop(C.opaque(_raw))
    }

    /// `gdk_x11_surface_move_to_desktop()`.
    public func move(toDesktop desktop: Int) {
        gdk_x11_surface_move_to_desktop(C.opaque(_raw), C.guint32(desktop))
    }

    /// `gdk_x11_surface_set_frame_sync_enabled()`.
    public func setFrameSyncEnabled(_ frameSyncEnabled: Bool) {
        gdk_x11_surface_set_frame_sync_enabled(C.opaque(_raw), frameSyncEnabled ? 1 : 0)
    }

    /// `gdk_x11_surface_set_group()`.
    public func setGroup(_ leader: Gdk.Surface) {
        gdk_x11_surface_set_group(C.opaque(_raw), C.opaque(leader._raw))
    }

    /// `gdk_x11_surface_set_skip_pager_hint()`.
    public func setSkipPagerHint(_ skipsPager: Bool) {
        gdk_x11_surface_set_skip_pager_hint(C.opaque(_raw), skipsPager ? 1 : 0)
    }

    /// `gdk_x11_surface_set_skip_taskbar_hint()`.
    public func setSkipTaskbarHint(_ skipsTaskbar: Bool) {
        gdk_x11_surface_set_skip_taskbar_hint(C.opaque(_raw), skipsTaskbar ? 1 : 0)
    }

    /// `gdk_x11_surface_set_theme_variant()`.
    public func setThemeVariant(_ variant: String) {
        gdk_x11_surface_set_theme_variant(C.opaque(_raw), variant)
    }

    /// `gdk_x11_surface_set_urgency_hint()`.
    public func setUrgencyHint(_ urgent: Bool) {
        gdk_x11_surface_set_urgency_hint(C.opaque(_raw), urgent ? 1 : 0)
    }

    /// `gdk_x11_surface_set_user_time()`.
    public func setUserTime(_ timestamp: Int) {
        gdk_x11_surface_set_user_time(C.opaque(_raw), C.guint32(timestamp))
    }

    /// `gdk_x11_surface_set_utf8_property()`.
    public func setUtf8Property(_ name: String, value: String? = nil) {
        gdk_x11_surface_set_utf8_property(C.opaque(_raw), name, value)
    }

    /// `gdk_x11_get_server_time()`.
    public var serverTime: Int { C.int(gdk_x11_get_server_time(C.opaque(_raw))) }
}
