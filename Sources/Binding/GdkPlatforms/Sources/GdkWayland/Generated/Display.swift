// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkWayland
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

/// `GdkWaylandDisplay`.
open class Display: Gdk.Display {
    open override nonisolated class var gtype: UInt { _ = GdkWaylandModule.isRegistered; return gdk_wayland_display_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Display(_borrowed: raw) }
}

extension Display {
    /// `gdk_wayland_display_query_registry()`.
    @discardableResult
    public func queryRegistry(_ global: String) -> Bool {
        gdk_wayland_display_query_registry(C.opaque(_raw), global) != 0
    }

    /// `gdk_wayland_display_set_cursor_theme()`.
    public func setCursorTheme(_ name: String, size: Int) {
        gdk_wayland_display_set_cursor_theme(C.opaque(_raw), name, C.gint(size))
    }

    /// `gdk_wayland_display_set_startup_notification_id()`.
    public func setStartupNotificationId(_ startupId: String) {
        gdk_wayland_display_set_startup_notification_id(C.opaque(_raw), startupId)
    }
}
