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

/// `GtkSourceGutterLines`.
open class GutterLines: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_gutter_lines_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GutterLines(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension GutterLines {
    /// `gtk_source_gutter_lines_add_class()`.
    public func addClass(line: Int, name: String) {
        gtk_source_gutter_lines_add_class(C.opaque(_raw), C.guint(line), name)
    }

    /// `gtk_source_gutter_lines_add_qclass()`.
    public func addQclass(line: Int, qname: Int) {
        gtk_source_gutter_lines_add_qclass(C.opaque(_raw), C.guint(line), C.guint32(qname))
    }

    /// `gtk_source_gutter_lines_get_buffer()`.
    public var buffer: Gtk.TextBuffer { C.present(C.borrow(gtk_source_gutter_lines_get_buffer(C.opaque(_raw))), "gtk_source_gutter_lines_get_buffer") }

    /// `gtk_source_gutter_lines_get_first()`.
    public var first: Int { C.int(gtk_source_gutter_lines_get_first(C.opaque(_raw))) }

    /// `gtk_source_gutter_lines_get_iter_at_line()`.
    public func iter(atLine line: Int) -> Gtk.TextIter {
        var iter = GtkTextIter()
        gtk_source_gutter_lines_get_iter_at_line(C.opaque(_raw), &iter, C.guint(line))
        return Gtk.TextIter(_c: iter)
    }

    /// `gtk_source_gutter_lines_get_last()`.
    public var last: Int { C.int(gtk_source_gutter_lines_get_last(C.opaque(_raw))) }

    /// `gtk_source_gutter_lines_get_line_yrange()`.
    public func lineYrange(at line: Int, mode: GutterRendererAlignmentMode) -> (y: Int, height: Int) {
        var y: gint = 0
        var height: gint = 0
        gtk_source_gutter_lines_get_line_yrange(C.opaque(_raw), C.guint(line), .init(rawValue: C.number(mode)), &y, &height)
        return (C.int(y), C.int(height))
    }

    /// `gtk_source_gutter_lines_get_view()`.
    public var view: Gtk.TextView { C.present(C.borrow(gtk_source_gutter_lines_get_view(C.opaque(_raw))), "gtk_source_gutter_lines_get_view") }

    /// `gtk_source_gutter_lines_has_any_class()`.
    public func hasAnyClass(_ line: Int) -> Bool {
        gtk_source_gutter_lines_has_any_class(C.opaque(_raw), C.guint(line)) != 0
    }

    /// `gtk_source_gutter_lines_has_class()`.
    public func hasClass(line: Int, name: String) -> Bool {
        gtk_source_gutter_lines_has_class(C.opaque(_raw), C.guint(line), name) != 0
    }

    /// `gtk_source_gutter_lines_has_qclass()`.
    public func hasQclass(line: Int, qname: Int) -> Bool {
        gtk_source_gutter_lines_has_qclass(C.opaque(_raw), C.guint(line), C.guint32(qname)) != 0
    }

    /// `gtk_source_gutter_lines_is_cursor()`.
    public func isCursor(_ line: Int) -> Bool {
        gtk_source_gutter_lines_is_cursor(C.opaque(_raw), C.guint(line)) != 0
    }

    /// `gtk_source_gutter_lines_is_prelit()`.
    public func isPrelit(_ line: Int) -> Bool {
        gtk_source_gutter_lines_is_prelit(C.opaque(_raw), C.guint(line)) != 0
    }

    /// `gtk_source_gutter_lines_is_selected()`.
    public func isSelected(_ line: Int) -> Bool {
        gtk_source_gutter_lines_is_selected(C.opaque(_raw), C.guint(line)) != 0
    }

    /// `gtk_source_gutter_lines_remove_class()`.
    public func removeClass(line: Int, name: String) {
        gtk_source_gutter_lines_remove_class(C.opaque(_raw), C.guint(line), name)
    }

    /// `gtk_source_gutter_lines_remove_qclass()`.
    public func removeQclass(line: Int, qname: Int) {
        gtk_source_gutter_lines_remove_qclass(C.opaque(_raw), C.guint(line), C.guint32(qname))
    }
}
