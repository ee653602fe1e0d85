// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkGLArea`. <https://docs.gtk.org/gtk4/class.GLArea.html>
open class GLArea: Widget {
    open override nonisolated class var gtype: UInt { gtk_gl_area_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GLArea(_borrowed: raw) }
}

extension GLArea {
    /// `auto-render`, `gtk_gl_area_get_auto_render()`.
    public var autoRender: Bool {
        get { gtk_gl_area_get_auto_render(C.cast(_raw)) != 0 }
        set { gtk_gl_area_set_auto_render(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autoRender; defer { self.autoRender = value }; yield &value }
    }

    /// `context`, `gtk_gl_area_get_context()`.
    public var context: Gdk.GLContext? { C.borrow(C.raw(gtk_gl_area_get_context(C.cast(_raw)))) }

    /// `has-depth-buffer`, `gtk_gl_area_get_has_depth_buffer()`.
    public var hasDepthBuffer: Bool {
        get { gtk_gl_area_get_has_depth_buffer(C.cast(_raw)) != 0 }
        set { gtk_gl_area_set_has_depth_buffer(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasDepthBuffer; defer { self.hasDepthBuffer = value }; yield &value }
    }

    /// `has-stencil-buffer`, `gtk_gl_area_get_has_stencil_buffer()`.
    public var hasStencilBuffer: Bool {
        get { gtk_gl_area_get_has_stencil_buffer(C.cast(_raw)) != 0 }
        set { gtk_gl_area_set_has_stencil_buffer(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasStencilBuffer; defer { self.hasStencilBuffer = value }; yield &value }
    }

    /// `use-es`, `gtk_gl_area_get_use_es()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.GLArea.allowedApis.")
    #endif
    public var useEs: Bool {
        get { gtk_gl_area_get_use_es(C.cast(_raw)) != 0 }
        set { gtk_gl_area_set_use_es(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useEs; defer { self.useEs = value }; yield &value }
    }

    /// `create-context`.
    @discardableResult
    public func onCreateContext(
        after: Bool = false, _ handler: @escaping @MainActor () -> Gdk.GLContext?
    ) -> SignalConnection {
        connect("create-context", after: after, returning: Gdk.GLContext?.self) { _ in handler() }
    }

    /// `render`.
    @discardableResult
    public func onRender(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: Gdk.GLContext) -> Bool
    ) -> SignalConnection {
        connect("render", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `resize`.
    @discardableResult
    public func onResize(
        after: Bool = false, _ handler: @escaping @MainActor (_ width: Int, _ height: Int) -> Void
    ) -> SignalConnection {
        connect("resize", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_gl_area_attach_buffers()`.
    public func attachBuffers() {
        gtk_gl_area_attach_buffers(C.cast(_raw))
    }

    /// `gtk_gl_area_get_error()`.
    public var error: GLibError? { gtk_gl_area_get_error(C.cast(_raw)).map { GLibError(copying: $0) } }

    /// `gtk_gl_area_get_required_version()`.
    public var requiredVersion: (major: Int, minor: Int) {
        var major: gint = 0
        var minor: gint = 0
        gtk_gl_area_get_required_version(C.cast(_raw), &major, &minor)
        return (C.int(major), C.int(minor))
    }

    /// `gtk_gl_area_make_current()`.
    public func makeCurrent() {
        gtk_gl_area_make_current(C.cast(_raw))
    }

    /// `gtk_gl_area_queue_render()`.
    public func queueRender() {
        gtk_gl_area_queue_render(C.cast(_raw))
    }

    /// `gtk_gl_area_set_required_version()`.
    public func setRequiredVersion(major: Int, minor: Int) {
        gtk_gl_area_set_required_version(C.cast(_raw), C.gint(major), C.gint(minor))
    }

#if GTK_4_12
    /// `allowed-apis`, `gtk_gl_area_get_allowed_apis()`.
    public var allowedApis: Gdk.GLAPI {
        get { C.flags(gtk_gl_area_get_allowed_apis(C.cast(_raw)).rawValue) }
        set { gtk_gl_area_set_allowed_apis(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.allowedApis; defer { self.allowedApis = value }; yield &value }
    }

    /// `api`, `gtk_gl_area_get_api()`.
    public var api: Gdk.GLAPI { C.flags(gtk_gl_area_get_api(C.cast(_raw)).rawValue) }
#endif
}

extension Members where Owner: GLArea {
    public var autoRender: PropertyKey<Owner, Bool> { PropertyKey("auto-render") }
    public var context: PropertyKey<Owner, Gdk.GLContext?> { PropertyKey("context") }
    public var hasDepthBuffer: PropertyKey<Owner, Bool> { PropertyKey("has-depth-buffer") }
    public var hasStencilBuffer: PropertyKey<Owner, Bool> { PropertyKey("has-stencil-buffer") }
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.GLArea.allowedApis.")
    #endif
    public var useEs: PropertyKey<Owner, Bool> { PropertyKey("use-es") }
    public var createContext: AnsweredSignalKey<Owner, Void, Gdk.GLContext?> { AnsweredSignalKey("create-context") }
    public var render: AnsweredSignalKey<Owner, Gdk.GLContext, Bool> { AnsweredSignalKey(one: "render") }
    public var resize: SignalKey<Owner, (width: Int, height: Int)> { SignalKey("resize") { ($0.get(1), $0.get(2)) } }
#if GTK_4_12
    public var allowedApis: PropertyKey<Owner, Gdk.GLAPI> { PropertyKey("allowed-apis") }
    public var api: PropertyKey<Owner, Gdk.GLAPI> { PropertyKey("api") }
#endif
}
