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

/// `GtkSourceCompletionCell`.
open class CompletionCell: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_completion_cell_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CompletionCell(_borrowed: raw) }
}

extension CompletionCell {
    /// `column`, `gtk_source_completion_cell_get_column()`.
    public var column: CompletionColumn { C.enumeration(gtk_source_completion_cell_get_column(C.opaque(_raw)).rawValue) }

    /// `markup`.
    public var markup: String? {
        get { property("markup") }
        set { setProperty("markup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.markup; defer { self.markup = value }; yield &value }
    }

    /// `paintable`.
    public var paintable: (any Gdk.Paintable)? {
        get { interfaceProperty("paintable", Gdk.AnyPaintable.self) }
        set { setProperty("paintable", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.paintable; defer { self.paintable = value }; yield &value }
    }

    /// `text`.
    public var text: String? {
        get { property("text") }
        set { gtk_source_completion_cell_set_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `widget`, `gtk_source_completion_cell_get_widget()`.
    public var widget: Gtk.Widget? {
        get { C.borrow(gtk_source_completion_cell_get_widget(C.opaque(_raw))) }
        set { setProperty("widget", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.widget; defer { self.widget = value }; yield &value }
    }

    /// `gtk_source_completion_cell_set_gicon()`.
    public func setGicon(_ gicon: any Gio.Icon) {
        gtk_source_completion_cell_set_gicon(C.opaque(_raw), C.opaque(gicon._raw))
    }

    /// `gtk_source_completion_cell_set_icon_name()`.
    public func setIconName(_ iconName: String) {
        gtk_source_completion_cell_set_icon_name(C.opaque(_raw), iconName)
    }

    /// `gtk_source_completion_cell_set_text_with_attributes()`.
    public func setTextWithAttributes(_ text: String, attrs: Pango.AttrList) {
        gtk_source_completion_cell_set_text_with_attributes(C.opaque(_raw), text, C.opaque(attrs._raw))
    }
}

extension Members where Owner: CompletionCell {
    public var column: PropertyKey<Owner, CompletionColumn> { PropertyKey("column") }
    public var markup: PropertyKey<Owner, String?> { PropertyKey("markup") }
    public var paintable: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("paintable", optional: Gdk.AnyPaintable.self) }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
    public var widget: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("widget") }
}
