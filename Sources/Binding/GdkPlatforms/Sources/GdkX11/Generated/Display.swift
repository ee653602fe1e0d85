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

/// `GdkX11Display`.
open class Display: Gdk.Display {
    open override nonisolated class var gtype: UInt { _ = GdkX11Module.isRegistered; return gdk_x11_display_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Display(_borrowed: raw) }
}

extension Display {
    /// `gdk_x11_display_open()`.
    public static func opened(named displayName: String? = nil) -> Gdk.Display? {
        C.adopt(C.raw(gdk_x11_display_open(displayName)))
    }

    /// `gdk_x11_display_set_program_class()`.
    public static func setProgramClass(_ display: Gdk.Display, programClass: String) {
        gdk_x11_display_set_program_class(C.opaque(display._raw), programClass)
    }

    /// `gdk_x11_display_error_trap_pop()`.
    @discardableResult
    public func errorTrapPop() -> Int {
        C.int(gdk_x11_display_error_trap_pop(C.opaque(_raw)))
    }

    /// `gdk_x11_display_error_trap_pop_ignored()`.
    public func errorTrapPopIgnored() {
        gdk_x11_display_error_trap_pop_ignored(C.opaque(_raw))
    }

    /// `gdk_x11_display_error_trap_push()`.
    public func errorTrapPush() {
        gdk_x11_display_error_trap_push(C.opaque(_raw))
    }

    /// `gdk_x11_display_get_default_group()`.
    public var defaultGroup: Gdk.Surface { C.present(C.borrow(C.raw(gdk_x11_display_get_default_group(C.opaque(_raw)))), "gdk_x11_display_get_default_group") }

    /// `gdk_x11_display_get_egl_version()`.
    public var eglVersion: (major: Int, minor: Int)? {
        var major: gint = 0
        var minor: gint = 0
        let result = gdk_x11_display_get_egl_version(C.opaque(_raw), &major, &minor)
        return result == 0 ? nil : (C.int(major), C.int(minor))
    }

    /// `gdk_x11_display_get_glx_version()`.
    public var glxVersion: (major: Int, minor: Int)? {
        var major: gint = 0
        var minor: gint = 0
        let result = gdk_x11_display_get_glx_version(C.opaque(_raw), &major, &minor)
        return result == 0 ? nil : (C.int(major), C.int(minor))
    }

    /// `gdk_x11_display_get_primary_monitor()`.
    public var primaryMonitor: Gdk.Monitor { C.present(C.borrow(C.raw(gdk_x11_display_get_primary_monitor(C.opaque(_raw)))), "gdk_x11_display_get_primary_monitor") }

    /// `gdk_x11_display_get_screen()`.
    public var screen: Screen { C.present(C.borrow(C.raw(gdk_x11_display_get_screen(C.opaque(_raw)))), "gdk_x11_display_get_screen") }

    /// `gdk_x11_display_get_user_time()`.
    public var userTime: Int { C.int(gdk_x11_display_get_user_time(C.opaque(_raw))) }

    /// `gdk_x11_display_get_xcursor()`.
    public func cursor(_ cursor: Gdk.Cursor) -> UInt {
        gdk_x11_display_get_xcursor(C.opaque(_raw), C.opaque(cursor._raw))
    }

    /// `gdk_x11_display_get_xrootwindow()`.
    public var rootWindow: UInt { gdk_x11_display_get_xrootwindow(C.opaque(_raw)) }

    /// `gdk_x11_display_grab()`.
    public func grab() {
        gdk_x11_display_grab(C.opaque(_raw))
    }

    /// `gdk_x11_display_set_cursor_theme()`.
    public func setCursorTheme(_ theme: String? = nil, size: Int) {
        gdk_x11_display_set_cursor_theme(C.opaque(_raw), theme, C.gint(size))
    }

    /// `gdk_x11_display_set_startup_notification_id()`.
    public func setStartupNotificationId(_ startupId: String) {
        gdk_x11_display_set_startup_notification_id(C.opaque(_raw), startupId)
    }

    /// `gdk_x11_display_set_surface_scale()`.
    public func setSurfaceScale(_ scale: Int) {
        gdk_x11_display_set_surface_scale(C.opaque(_raw), C.gint(scale))
    }

    /// `gdk_x11_display_string_to_compound_text()`.
    @discardableResult
    public func stringToCompoundText(
        _ str: String
    ) -> (result: Int, encoding: String?, format: Int, ctext: [UInt8]) {
        var encoding: UnsafePointer<CChar>?
        var format: gint = 0
        var ctext: UnsafeMutablePointer<guint8>?
        var length: gint = 0
        let result = gdk_x11_display_string_to_compound_text(C.opaque(_raw), str, &encoding, &format, &ctext, &length)
        return (C.int(result), C.optionalString(encoding), C.int(format), C.array(numbers: ctext, of: UInt8.self, count: C.int(length), .full) { $0 })
    }

    /// `gdk_x11_display_ungrab()`.
    public func ungrab() {
        gdk_x11_display_ungrab(C.opaque(_raw))
    }

    /// `gdk_x11_display_utf8_to_compound_text()`.
    @discardableResult
    public func utf8ToCompoundText(_ str: String) -> (encoding: String?, format: Int, ctext: [UInt8])? {
        var encoding: UnsafePointer<CChar>?
        var format: gint = 0
        var ctext: UnsafeMutablePointer<guint8>?
        var length: gint = 0
        let result = gdk_x11_display_utf8_to_compound_text(C.opaque(_raw), str, &encoding, &format, &ctext, &length)
        return result == 0 ? nil : (C.optionalString(encoding), C.int(format), C.array(numbers: ctext, of: UInt8.self, count: C.int(length), .full) { $0 })
    }

    /// `gdk_x11_get_xatom_by_name_for_display()`.
    public func atom(named atomName: String) -> UInt {
        gdk_x11_get_xatom_by_name_for_display(C.opaque(_raw), atomName)
    }

    /// `gdk_x11_get_xatom_name_for_display()`.
    public func name(ofAtom xatom: UInt) -> String {
        C.string(gdk_x11_get_xatom_name_for_display(C.opaque(_raw), xatom))
    }
}
