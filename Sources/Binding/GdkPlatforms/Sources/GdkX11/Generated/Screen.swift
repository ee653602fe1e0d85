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

/// `GdkX11Screen`.
open class Screen: Object {
    open override nonisolated class var gtype: UInt { _ = GdkX11Module.isRegistered; return gdk_x11_screen_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Screen(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Screen {
    /// `window-manager-changed`.
    @discardableResult
    public func onWindowManagerChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("window-manager-changed", after: after, plain: handler)
    }

    /// `gdk_x11_screen_get_current_desktop()`.
    public var currentDesktop: Int { C.int(gdk_x11_screen_get_current_desktop(C.opaque(_raw))) }

    /// `gdk_x11_screen_get_monitor_output()`.
    public func monitorOutput(at monitorNum: Int) -> UInt {
        gdk_x11_screen_get_monitor_output(C.opaque(_raw), C.gint(monitorNum))
    }

    /// `gdk_x11_screen_get_number_of_desktops()`.
    public var numberOfDesktops: Int { C.int(gdk_x11_screen_get_number_of_desktops(C.opaque(_raw))) }

    /// `gdk_x11_screen_get_screen_number()`.
    public var screenNumber: Int { C.int(gdk_x11_screen_get_screen_number(C.opaque(_raw))) }

    /// `gdk_x11_screen_get_window_manager_name()`.
    public var windowManagerName: String { C.string(gdk_x11_screen_get_window_manager_name(C.opaque(_raw))) }

    /// `gdk_x11_screen_supports_net_wm_hint()`.
    @discardableResult
    public func supportsNetWmHint(_ propertyName: String) -> Bool {
        gdk_x11_screen_supports_net_wm_hint(C.opaque(_raw), propertyName) != 0
    }
}

extension Members where Owner: Screen {
    public var windowManagerChanged: SignalKey<Owner, Void> { SignalKey("window-manager-changed") }
}
