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

/// `GdkToplevelLayout`. <https://docs.gtk.org/gdk4/struct.ToplevelLayout.html>
public final class ToplevelLayout: Boxed {
    public override class var gtype: UInt { gdk_toplevel_layout_get_type() }

    /// `gdk_toplevel_layout_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(gdk_toplevel_layout_new()), "gdk_toplevel_layout_new"))
    }
}

extension ToplevelLayout {
    /// `gdk_toplevel_layout_copy()`.
    @discardableResult
    public func copy() -> ToplevelLayout {
        C.present(C.take(C.raw(gdk_toplevel_layout_copy(C.opaque(_raw)))), "gdk_toplevel_layout_copy")
    }

    /// `gdk_toplevel_layout_equal()`.
    public func equal(_ other: ToplevelLayout) -> Bool {
        gdk_toplevel_layout_equal(C.opaque(_raw), C.opaque(other._raw)) != 0
    }

    /// `gdk_toplevel_layout_get_fullscreen()`.
    public var fullscreen: Bool? {
        var fullscreen: gboolean = 0
        let result = gdk_toplevel_layout_get_fullscreen(C.opaque(_raw), &fullscreen)
        return result == 0 ? nil : fullscreen != 0
    }

    /// `gdk_toplevel_layout_get_fullscreen_monitor()`.
    public var fullscreenMonitor: Monitor? { C.borrow(C.raw(gdk_toplevel_layout_get_fullscreen_monitor(C.opaque(_raw)))) }

    /// `gdk_toplevel_layout_get_maximized()`.
    public var maximized: Bool? {
        var maximized: gboolean = 0
        let result = gdk_toplevel_layout_get_maximized(C.opaque(_raw), &maximized)
        return result == 0 ? nil : maximized != 0
    }

    /// `gdk_toplevel_layout_get_resizable()`.
    public var resizable: Bool {
        get { gdk_toplevel_layout_get_resizable(C.opaque(_raw)) != 0 }
        set { gdk_toplevel_layout_set_resizable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.resizable; defer { self.resizable = value }; yield &value }
    }

    /// `gdk_toplevel_layout_set_fullscreen()`.
    public func setFullscreen(fullscreen: Bool, monitor: Monitor? = nil) {
        gdk_toplevel_layout_set_fullscreen(C.opaque(_raw), fullscreen ? 1 : 0, C.opaque(monitor?._address))
    }

    /// `gdk_toplevel_layout_set_maximized()`.
    public func setMaximized(_ maximized: Bool) {
        gdk_toplevel_layout_set_maximized(C.opaque(_raw), maximized ? 1 : 0)
    }
}

extension ToplevelLayout: Equatable {
    public static func == (left: ToplevelLayout, right: ToplevelLayout) -> Bool { left.equal(right) }
}
