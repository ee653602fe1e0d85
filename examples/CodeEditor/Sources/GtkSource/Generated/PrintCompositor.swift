// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
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

/// `GtkSourcePrintCompositor`.
open class PrintCompositor: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_print_compositor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PrintCompositor(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_source_print_compositor_new()`.
    public convenience init(buffer: Buffer) {
        if Self.hasOwnType { self.init(properties: ["buffer": buffer]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_print_compositor_new(C.cast(buffer._raw))), "gtk_source_print_compositor_new"))
    }

    /// `gtk_source_print_compositor_new_from_view()`.
    public convenience init(view: View) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_print_compositor_new_from_view(C.cast(view._raw))), "gtk_source_print_compositor_new_from_view"))
    }
}

extension PrintCompositor {
    /// `body-font-name`, `gtk_source_print_compositor_get_body_font_name()`.
    public var bodyFontName: String {
        get { C.takeString(gtk_source_print_compositor_get_body_font_name(C.cast(_raw))) }
        set { gtk_source_print_compositor_set_body_font_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.bodyFontName; defer { self.bodyFontName = value }; yield &value }
    }

    /// `buffer`, `gtk_source_print_compositor_get_buffer()`.
    public var buffer: Buffer { C.present(C.borrow(gtk_source_print_compositor_get_buffer(C.cast(_raw))), "gtk_source_print_compositor_get_buffer") }

    /// `footer-font-name`, `gtk_source_print_compositor_get_footer_font_name()`.
    public var footerFontName: String! {
        get { C.takeString(gtk_source_print_compositor_get_footer_font_name(C.cast(_raw))) }
        set { gtk_source_print_compositor_set_footer_font_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.footerFontName; defer { self.footerFontName = value }; yield &value }
    }

    /// `header-font-name`, `gtk_source_print_compositor_get_header_font_name()`.
    public var headerFontName: String! {
        get { C.takeString(gtk_source_print_compositor_get_header_font_name(C.cast(_raw))) }
        set { gtk_source_print_compositor_set_header_font_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.headerFontName; defer { self.headerFontName = value }; yield &value }
    }

    /// `highlight-syntax`, `gtk_source_print_compositor_get_highlight_syntax()`.
    public var highlightSyntax: Bool {
        get { gtk_source_print_compositor_get_highlight_syntax(C.cast(_raw)) != 0 }
        set { gtk_source_print_compositor_set_highlight_syntax(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.highlightSyntax; defer { self.highlightSyntax = value }; yield &value }
    }

    /// `line-numbers-font-name`, `gtk_source_print_compositor_get_line_numbers_font_name()`.
    public var lineNumbersFontName: String! {
        get { C.takeString(gtk_source_print_compositor_get_line_numbers_font_name(C.cast(_raw))) }
        set { gtk_source_print_compositor_set_line_numbers_font_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.lineNumbersFontName; defer { self.lineNumbersFontName = value }; yield &value }
    }

    /// `n-pages`, `gtk_source_print_compositor_get_n_pages()`.
    public var nPages: Int { C.int(gtk_source_print_compositor_get_n_pages(C.cast(_raw))) }

    /// `print-footer`, `gtk_source_print_compositor_get_print_footer()`.
    public var printFooter: Bool {
        get { gtk_source_print_compositor_get_print_footer(C.cast(_raw)) != 0 }
        set { gtk_source_print_compositor_set_print_footer(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.printFooter; defer { self.printFooter = value }; yield &value }
    }

    /// `print-header`, `gtk_source_print_compositor_get_print_header()`.
    public var printHeader: Bool {
        get { gtk_source_print_compositor_get_print_header(C.cast(_raw)) != 0 }
        set { gtk_source_print_compositor_set_print_header(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.printHeader; defer { self.printHeader = value }; yield &value }
    }

    /// `print-line-numbers`, `gtk_source_print_compositor_get_print_line_numbers()`.
    public var printLineNumbers: Int {
        get { C.int(gtk_source_print_compositor_get_print_line_numbers(C.cast(_raw))) }
        set { gtk_source_print_compositor_set_print_line_numbers(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.printLineNumbers; defer { self.printLineNumbers = value }; yield &value }
    }

    /// `tab-width`, `gtk_source_print_compositor_get_tab_width()`.
    public var tabWidth: Int {
        get { C.int(gtk_source_print_compositor_get_tab_width(C.cast(_raw))) }
        set { gtk_source_print_compositor_set_tab_width(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.tabWidth; defer { self.tabWidth = value }; yield &value }
    }

    /// `wrap-mode`, `gtk_source_print_compositor_get_wrap_mode()`.
    public var wrapMode: Gtk.WrapMode {
        get { C.enumeration(gtk_source_print_compositor_get_wrap_mode(C.cast(_raw)).rawValue) }
        set { gtk_source_print_compositor_set_wrap_mode(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapMode; defer { self.wrapMode = value }; yield &value }
    }

    /// `gtk_source_print_compositor_draw_page()`.
    public func drawPage(_ context: Gtk.PrintContext, pageNr: Int) {
        gtk_source_print_compositor_draw_page(C.cast(_raw), C.opaque(context._raw), C.gint(pageNr))
    }

    /// `gtk_source_print_compositor_get_bottom_margin()`.
    public func bottomMargin(in unit: Gtk.Unit) -> Double {
        gtk_source_print_compositor_get_bottom_margin(C.cast(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_source_print_compositor_get_left_margin()`.
    public func leftMargin(in unit: Gtk.Unit) -> Double {
        gtk_source_print_compositor_get_left_margin(C.cast(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_source_print_compositor_get_pagination_progress()`.
    public var paginationProgress: Double { gtk_source_print_compositor_get_pagination_progress(C.cast(_raw)) }

    /// `gtk_source_print_compositor_get_right_margin()`.
    public func rightMargin(in unit: Gtk.Unit) -> Double {
        gtk_source_print_compositor_get_right_margin(C.cast(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_source_print_compositor_get_top_margin()`.
    public func topMargin(in unit: Gtk.Unit) -> Double {
        gtk_source_print_compositor_get_top_margin(C.cast(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_source_print_compositor_ignore_tag()`.
    public func ignoreTag(_ tag: Gtk.TextTag) {
        gtk_source_print_compositor_ignore_tag(C.cast(_raw), C.cast(tag._raw))
    }

    /// `gtk_source_print_compositor_paginate()`.
    @discardableResult
    public func paginate(_ context: Gtk.PrintContext) -> Bool {
        gtk_source_print_compositor_paginate(C.cast(_raw), C.opaque(context._raw)) != 0
    }

    /// `gtk_source_print_compositor_set_bottom_margin()`.
    public func setBottomMargin(margin: Double, unit: Gtk.Unit) {
        gtk_source_print_compositor_set_bottom_margin(C.cast(_raw), margin, .init(rawValue: C.number(unit)))
    }

    /// `gtk_source_print_compositor_set_footer_format()`.
    public func setFooterFormat(
        separator: Bool, left: String? = nil, center: String? = nil, right: String? = nil
    ) {
        gtk_source_print_compositor_set_footer_format(C.cast(_raw), separator ? 1 : 0, left, center, right)
    }

    /// `gtk_source_print_compositor_set_header_format()`.
    public func setHeaderFormat(
        separator: Bool, left: String? = nil, center: String? = nil, right: String? = nil
    ) {
        gtk_source_print_compositor_set_header_format(C.cast(_raw), separator ? 1 : 0, left, center, right)
    }

    /// `gtk_source_print_compositor_set_left_margin()`.
    public func setLeftMargin(margin: Double, unit: Gtk.Unit) {
        gtk_source_print_compositor_set_left_margin(C.cast(_raw), margin, .init(rawValue: C.number(unit)))
    }

    /// `gtk_source_print_compositor_set_right_margin()`.
    public func setRightMargin(margin: Double, unit: Gtk.Unit) {
        gtk_source_print_compositor_set_right_margin(C.cast(_raw), margin, .init(rawValue: C.number(unit)))
    }

    /// `gtk_source_print_compositor_set_top_margin()`.
    public func setTopMargin(margin: Double, unit: Gtk.Unit) {
        gtk_source_print_compositor_set_top_margin(C.cast(_raw), margin, .init(rawValue: C.number(unit)))
    }
}

extension Members where Owner: PrintCompositor {
    public var bodyFontName: PropertyKey<Owner, String> { PropertyKey("body-font-name") }
    public var buffer: PropertyKey<Owner, Buffer> { PropertyKey("buffer") }
    public var footerFontName: PropertyKey<Owner, String?> { PropertyKey("footer-font-name") }
    public var headerFontName: PropertyKey<Owner, String?> { PropertyKey("header-font-name") }
    public var highlightSyntax: PropertyKey<Owner, Bool> { PropertyKey("highlight-syntax") }
    public var lineNumbersFontName: PropertyKey<Owner, String?> { PropertyKey("line-numbers-font-name") }
    public var nPages: PropertyKey<Owner, Int> { PropertyKey("n-pages") }
    public var printFooter: PropertyKey<Owner, Bool> { PropertyKey("print-footer") }
    public var printHeader: PropertyKey<Owner, Bool> { PropertyKey("print-header") }
    public var printLineNumbers: PropertyKey<Owner, Int> { PropertyKey("print-line-numbers") }
    public var tabWidth: PropertyKey<Owner, Int> { PropertyKey("tab-width") }
    public var wrapMode: PropertyKey<Owner, Gtk.WrapMode> { PropertyKey("wrap-mode") }
}
