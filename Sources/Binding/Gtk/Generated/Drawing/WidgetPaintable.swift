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

/// `GtkWidgetPaintable`. <https://docs.gtk.org/gtk4/class.WidgetPaintable.html>
open class WidgetPaintable: Object, Gdk.Paintable {
    open override nonisolated class var gtype: UInt { gtk_widget_paintable_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { WidgetPaintable(_borrowed: raw) }

    /// `gtk_widget_paintable_new()`.
    public convenience init(widget: Widget? = nil) {
        if Self.hasOwnType { self.init(properties: ["widget": widget]); return }
        self.init(_constructed: C.present(C.raw(gtk_widget_paintable_new(C.cast(widget?._raw))), "gtk_widget_paintable_new"))
    }
}

extension WidgetPaintable {
    /// `widget`, `gtk_widget_paintable_get_widget()`.
    public var widget: Widget? {
        get { C.borrow(gtk_widget_paintable_get_widget(C.opaque(_raw))) }
        set { gtk_widget_paintable_set_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.widget; defer { self.widget = value }; yield &value }
    }
}

extension Members where Owner: WidgetPaintable {
    public var widget: PropertyKey<Owner, Widget?> { PropertyKey("widget") }
}
