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

/// `GdkCairoContext`. <https://docs.gtk.org/gdk4/class.CairoContext.html>
open class CairoContext: DrawContext {
    open override nonisolated class var gtype: UInt { gdk_cairo_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CairoContext(_borrowed: raw) }
}

extension CairoContext {
    /// `gdk_cairo_context_cairo_create()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Drawing content with Cairo should be done via Cairo rendernodes, not by using renderers.")
    #endif
    @discardableResult
    public func cairoCreate() -> Cairo.Context? {
        C.take(C.raw(gdk_cairo_context_cairo_create(C.opaque(_raw))))
    }
}
