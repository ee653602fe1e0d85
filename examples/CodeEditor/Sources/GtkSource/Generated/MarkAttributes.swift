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

/// `GtkSourceMarkAttributes`.
open class MarkAttributes: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_mark_attributes_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MarkAttributes(_borrowed: raw) }
}

extension MarkAttributes {
    /// `background`.
    public var background: Gdk.RGBA? {
        get { property("background") }
        set { setProperty("background", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.background; defer { self.background = value }; yield &value }
    }

    /// `gicon`, `gtk_source_mark_attributes_get_gicon()`.
    public var gicon: any Gio.Icon {
        get { C.present(C.borrow(C.raw(gtk_source_mark_attributes_get_gicon(C.opaque(_raw))), Gio.AnyIcon.self), "gtk_source_mark_attributes_get_gicon") }
        set { gtk_source_mark_attributes_set_gicon(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.gicon; defer { self.gicon = value }; yield &value }
    }

    /// `icon-name`, `gtk_source_mark_attributes_get_icon_name()`.
    public var iconName: String {
        get { C.string(gtk_source_mark_attributes_get_icon_name(C.opaque(_raw))) }
        set { gtk_source_mark_attributes_set_icon_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `pixbuf`, `gtk_source_mark_attributes_get_pixbuf()`.
    public var pixbuf: GdkPixbuf.Pixbuf {
        get { C.present(C.borrow(C.raw(gtk_source_mark_attributes_get_pixbuf(C.opaque(_raw)))), "gtk_source_mark_attributes_get_pixbuf") }
        set { gtk_source_mark_attributes_set_pixbuf(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.pixbuf; defer { self.pixbuf = value }; yield &value }
    }

    /// `query-tooltip-markup`.
    @discardableResult
    public func onQueryTooltipMarkup(
        after: Bool = false, _ handler: @escaping @MainActor (_ mark: Mark) -> String
    ) -> SignalConnection {
        connect("query-tooltip-markup", after: after, returning: String.self) { arguments in handler(arguments.get(1)) }
    }

    /// `query-tooltip-text`.
    @discardableResult
    public func onQueryTooltipText(
        after: Bool = false, _ handler: @escaping @MainActor (_ mark: Mark) -> String
    ) -> SignalConnection {
        connect("query-tooltip-text", after: after, returning: String.self) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_source_mark_attributes_get_tooltip_markup()`.
    public func tooltipMarkup(of mark: Mark) -> String {
        C.takeString(gtk_source_mark_attributes_get_tooltip_markup(C.opaque(_raw), C.cast(mark._raw)))
    }

    /// `gtk_source_mark_attributes_get_tooltip_text()`.
    public func tooltipText(of mark: Mark) -> String {
        C.takeString(gtk_source_mark_attributes_get_tooltip_text(C.opaque(_raw), C.cast(mark._raw)))
    }

    /// `gtk_source_mark_attributes_render_icon()`.
    @discardableResult
    public func renderIcon(_ widget: Gtk.Widget, size: Int) -> any Gdk.Paintable {
        C.present(C.borrow(C.raw(gtk_source_mark_attributes_render_icon(C.opaque(_raw), C.cast(widget._raw), C.gint(size))), Gdk.AnyPaintable.self), "gtk_source_mark_attributes_render_icon")
    }
}

extension Members where Owner: MarkAttributes {
    public var background: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("background") }
    public var gicon: PropertyKey<Owner, any Gio.Icon> { PropertyKey("gicon", Gio.AnyIcon.self) }
    public var iconName: PropertyKey<Owner, String> { PropertyKey("icon-name") }
    public var pixbuf: PropertyKey<Owner, GdkPixbuf.Pixbuf> { PropertyKey("pixbuf") }
    public var queryTooltipMarkup: AnsweredSignalKey<Owner, Mark, String> { AnsweredSignalKey(one: "query-tooltip-markup") }
    public var queryTooltipText: AnsweredSignalKey<Owner, Mark, String> { AnsweredSignalKey(one: "query-tooltip-text") }
}
