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

/// `GdkGLContext`. <https://docs.gtk.org/gdk4/class.GLContext.html>
open class GLContext: DrawContext {
    open override nonisolated class var gtype: UInt { gdk_gl_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GLContext(_borrowed: raw) }
}

extension GLContext {
    /// `allowed-apis`, `gdk_gl_context_get_allowed_apis()`.
    public var allowedApis: GLAPI {
        get { C.flags(gdk_gl_context_get_allowed_apis(C.opaque(_raw)).rawValue) }
        set { gdk_gl_context_set_allowed_apis(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.allowedApis; defer { self.allowedApis = value }; yield &value }
    }

    /// `api`, `gdk_gl_context_get_api()`.
    public var api: GLAPI { C.flags(gdk_gl_context_get_api(C.opaque(_raw)).rawValue) }

    /// `gdk_gl_context_clear_current()`.
    public static func clearCurrent() {
        gdk_gl_context_clear_current()
    }

    /// `gdk_gl_context_get_current()`.
    public static var current: GLContext? { C.borrow(C.raw(gdk_gl_context_get_current())) }

    /// `gdk_gl_context_get_debug_enabled()`.
    public var debugEnabled: Bool {
        get { gdk_gl_context_get_debug_enabled(C.opaque(_raw)) != 0 }
        set { gdk_gl_context_set_debug_enabled(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.debugEnabled; defer { self.debugEnabled = value }; yield &value }
    }

    /// `gdk_gl_context_get_forward_compatible()`.
    public var forwardCompatible: Bool {
        get { gdk_gl_context_get_forward_compatible(C.opaque(_raw)) != 0 }
        set { gdk_gl_context_set_forward_compatible(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.forwardCompatible; defer { self.forwardCompatible = value }; yield &value }
    }

    /// `gdk_gl_context_get_required_version()`.
    public var requiredVersion: (major: Int, minor: Int) {
        var major: gint = 0
        var minor: gint = 0
        gdk_gl_context_get_required_version(C.opaque(_raw), &major, &minor)
        return (C.int(major), C.int(minor))
    }

    /// `gdk_gl_context_get_use_es()`.
    public var useEs: Bool { gdk_gl_context_get_use_es(C.opaque(_raw)) != 0 }

    /// `gdk_gl_context_get_version()`.
    public var version: (major: Int, minor: Int) {
        var major: gint = 0
        var minor: gint = 0
        gdk_gl_context_get_version(C.opaque(_raw), &major, &minor)
        return (C.int(major), C.int(minor))
    }

    /// `gdk_gl_context_is_legacy()`.
    public var isLegacy: Bool { gdk_gl_context_is_legacy(C.opaque(_raw)) != 0 }

    /// `gdk_gl_context_is_shared()`.
    public func isShared(_ other: GLContext) -> Bool {
        gdk_gl_context_is_shared(C.opaque(_raw), C.opaque(other._raw)) != 0
    }

    /// `gdk_gl_context_make_current()`.
    public func makeCurrent() {
        gdk_gl_context_make_current(C.opaque(_raw))
    }

    /// `gdk_gl_context_realize()`.
    public func realize() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_gl_context_realize(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_gl_context_set_required_version()`.
    public func setRequiredVersion(major: Int, minor: Int) {
        gdk_gl_context_set_required_version(C.opaque(_raw), C.gint(major), C.gint(minor))
    }

    /// `gdk_gl_context_set_use_es()`.
    public func setUseEs(_ useEs: Int) {
        gdk_gl_context_set_use_es(C.opaque(_raw), C.gint(useEs))
    }
}

extension Members where Owner: GLContext {
    public var allowedApis: PropertyKey<Owner, GLAPI> { PropertyKey("allowed-apis") }
    public var api: PropertyKey<Owner, GLAPI> { PropertyKey("api") }
}
