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

/// `GdkDrawContext`. <https://docs.gtk.org/gdk4/class.DrawContext.html>
open class DrawContext: Object {
    open override nonisolated class var gtype: UInt { gdk_draw_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DrawContext(_borrowed: raw) }
}

extension DrawContext {
    /// `display`, `gdk_draw_context_get_display()`.
    public var display: Display? { C.borrow(C.raw(gdk_draw_context_get_display(C.opaque(_raw)))) }

    /// `surface`, `gdk_draw_context_get_surface()`.
    public var surface: Surface? { C.borrow(C.raw(gdk_draw_context_get_surface(C.opaque(_raw)))) }

    /// `gdk_draw_context_begin_frame()`.
    #if GTK_4_16
    @available(*, deprecated, message: "Drawing directly to the surface is no longer recommended. Use Gsk.RenderNode and Gsk.Renderer.")
    #endif
    public func beginFrame(_ region: Cairo.Region) {
        gdk_draw_context_begin_frame(C.opaque(_raw), C.opaque(region._raw))
    }

    /// `gdk_draw_context_end_frame()`.
    #if GTK_4_16
    @available(*, deprecated, message: "Drawing directly to the surface is no longer recommended. Use Gsk.RenderNode and Gsk.Renderer.")
    #endif
    public func endFrame() {
        gdk_draw_context_end_frame(C.opaque(_raw))
    }

    /// `gdk_draw_context_get_frame_region()`.
    #if GTK_4_16
    @available(*, deprecated, message: "Drawing directly to the surface is no longer recommended. Use Gsk.RenderNode and Gsk.Renderer.")
    #endif
    public var frameRegion: Cairo.Region? { C.copy(C.raw(gdk_draw_context_get_frame_region(C.opaque(_raw)))) }

    /// `gdk_draw_context_is_in_frame()`.
    #if GTK_4_16
    @available(*, deprecated, message: "Drawing directly to the surface is no longer recommended. Use Gsk.RenderNode and Gsk.Renderer.")
    #endif
    public var isInFrame: Bool { gdk_draw_context_is_in_frame(C.opaque(_raw)) != 0 }
}

extension Members where Owner: DrawContext {
    public var display: PropertyKey<Owner, Display?> { PropertyKey("display") }
    public var surface: PropertyKey<Owner, Surface?> { PropertyKey("surface") }
}
