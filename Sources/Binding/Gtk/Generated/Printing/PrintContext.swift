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

/// `GtkPrintContext`. <https://docs.gtk.org/gtk4/class.PrintContext.html>
open class PrintContext: Object {
    open override nonisolated class var gtype: UInt { gtk_print_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PrintContext(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension PrintContext {
    /// `gtk_print_context_create_pango_context()`.
    @discardableResult
    public func createPangoContext() -> Pango.Context {
        C.present(C.adopt(C.raw(gtk_print_context_create_pango_context(C.opaque(_raw)))), "gtk_print_context_create_pango_context")
    }

    /// `gtk_print_context_create_pango_layout()`.
    @discardableResult
    public func createPangoLayout() -> Pango.Layout {
        C.present(C.adopt(C.raw(gtk_print_context_create_pango_layout(C.opaque(_raw)))), "gtk_print_context_create_pango_layout")
    }

    /// `gtk_print_context_get_cairo_context()`.
    public var cairoContext: Cairo.Context { C.present(C.copy(C.raw(gtk_print_context_get_cairo_context(C.opaque(_raw)))), "gtk_print_context_get_cairo_context") }

    /// `gtk_print_context_get_dpi_x()`.
    public var dpiX: Double { gtk_print_context_get_dpi_x(C.opaque(_raw)) }

    /// `gtk_print_context_get_dpi_y()`.
    public var dpiY: Double { gtk_print_context_get_dpi_y(C.opaque(_raw)) }

    /// `gtk_print_context_get_hard_margins()`.
    public var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
        var top: gdouble = 0
        var bottom: gdouble = 0
        var left: gdouble = 0
        var right: gdouble = 0
        let result = gtk_print_context_get_hard_margins(C.opaque(_raw), &top, &bottom, &left, &right)
        return result == 0 ? nil : (top, bottom, left, right)
    }

    /// `gtk_print_context_get_height()`.
    public var height: Double { gtk_print_context_get_height(C.opaque(_raw)) }

    /// `gtk_print_context_get_page_setup()`.
    public var pageSetup: PageSetup { C.present(C.borrow(C.raw(gtk_print_context_get_page_setup(C.opaque(_raw)))), "gtk_print_context_get_page_setup") }

    /// `gtk_print_context_get_pango_fontmap()`.
    public var pangoFontmap: Pango.FontMap { C.present(C.borrow(gtk_print_context_get_pango_fontmap(C.opaque(_raw))), "gtk_print_context_get_pango_fontmap") }

    /// `gtk_print_context_get_width()`.
    public var width: Double { gtk_print_context_get_width(C.opaque(_raw)) }

    /// `gtk_print_context_set_cairo_context()`.
    public func setCairoContext(_ cr: Cairo.Context, dpiX: Double, dpiY: Double) {
        gtk_print_context_set_cairo_context(C.opaque(_raw), C.opaque(cr._raw), dpiX, dpiY)
    }
}
