// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkAppLaunchContext`. <https://docs.gtk.org/gdk4/class.AppLaunchContext.html>
open class AppLaunchContext: Gio.AppLaunchContext {
    open override nonisolated class var gtype: UInt { gdk_app_launch_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AppLaunchContext(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension AppLaunchContext {
    /// `display`, `gdk_app_launch_context_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_app_launch_context_get_display(C.opaque(_raw)))), "gdk_app_launch_context_get_display") }

    /// `gdk_app_launch_context_set_desktop()`.
    public func setDesktop(_ desktop: Int) {
        gdk_app_launch_context_set_desktop(C.opaque(_raw), C.gint(desktop))
    }

    /// `gdk_app_launch_context_set_icon()`.
    public func setIcon(_ icon: (any Gio.Icon)? = nil) {
        gdk_app_launch_context_set_icon(C.opaque(_raw), C.opaque(icon?._raw))
    }

    /// `gdk_app_launch_context_set_icon_name()`.
    public func setIconName(_ iconName: String? = nil) {
        gdk_app_launch_context_set_icon_name(C.opaque(_raw), iconName)
    }

    /// `gdk_app_launch_context_set_timestamp()`.
    public func setTimestamp(_ timestamp: Int) {
        gdk_app_launch_context_set_timestamp(C.opaque(_raw), C.guint32(timestamp))
    }
}

extension Members where Owner: AppLaunchContext {
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
}
