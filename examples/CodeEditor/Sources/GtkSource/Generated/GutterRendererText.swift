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

/// `GtkSourceGutterRendererText`.
open class GutterRendererText: GutterRenderer {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_gutter_renderer_text_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GutterRendererText(_borrowed: raw) }
}

extension GutterRendererText {
    /// `markup`.
    public var markup: String? {
        get { property("markup") }
        set { setProperty("markup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.markup; defer { self.markup = value }; yield &value }
    }

    /// `text`.
    public var text: String? {
        get { property("text") }
        set { setProperty("text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `gtk_source_gutter_renderer_text_measure()`.
    public func measure(_ text: String) -> (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_source_gutter_renderer_text_measure(C.cast(_raw), text, &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_source_gutter_renderer_text_measure_markup()`.
    public func measureMarkup(_ markup: String) -> (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_source_gutter_renderer_text_measure_markup(C.cast(_raw), markup, &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_source_gutter_renderer_text_set_markup()`.
    public func setMarkup(_ markup: String, length: Int = -1) {
        gtk_source_gutter_renderer_text_set_markup(C.cast(_raw), markup, C.gint(length))
    }

    /// `gtk_source_gutter_renderer_text_set_text()`.
    public func setText(_ text: String, length: Int = -1) {
        gtk_source_gutter_renderer_text_set_text(C.cast(_raw), text, C.gint(length))
    }
}

extension Members where Owner: GutterRendererText {
    public var markup: PropertyKey<Owner, String?> { PropertyKey("markup") }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
}
