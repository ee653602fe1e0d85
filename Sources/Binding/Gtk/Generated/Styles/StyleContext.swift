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

/// `GtkStyleContext`. <https://docs.gtk.org/gtk4/class.StyleContext.html>
#if GTK_4_10
@available(*, deprecated, message: "The relevant API has been moved to Gtk.Widget where applicable; otherwise, there is no replacement for querying the style machinery. Stylable UI elements should use widgets.")
#endif
open class StyleContext: Object {
    open override nonisolated class var gtype: UInt { gtk_style_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StyleContext(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

#if GTK_4_10
@available(*, deprecated, message: "The relevant API has been moved to Gtk.Widget where applicable; otherwise, there is no replacement for querying the style machinery. Stylable UI elements should use widgets.")
#endif
extension StyleContext {
    /// `display`, `gtk_style_context_get_display()`.
    public var display: Gdk.Display {
        get { C.present(C.borrow(C.raw(gtk_style_context_get_display(C.cast(_raw)))), "gtk_style_context_get_display") }
        set { gtk_style_context_set_display(C.cast(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.display; defer { self.display = value }; yield &value }
    }

    /// `gtk_style_context_add_provider_for_display()`.
    public static func addProvider(for display: Gdk.Display, provider: any StyleProvider, priority: Int) {
        gtk_style_context_add_provider_for_display(C.opaque(display._raw), C.opaque(provider._raw), C.guint(priority))
    }

    /// `gtk_style_context_remove_provider_for_display()`.
    public static func removeProvider(for display: Gdk.Display, provider: any StyleProvider) {
        gtk_style_context_remove_provider_for_display(C.opaque(display._raw), C.opaque(provider._raw))
    }

    /// `gtk_style_context_add_class()`.
    public func addClass(_ className: String) {
        gtk_style_context_add_class(C.cast(_raw), className)
    }

    /// `gtk_style_context_add_provider()`.
    public func addProvider(_ provider: any StyleProvider, priority: Int) {
        gtk_style_context_add_provider(C.cast(_raw), C.opaque(provider._raw), C.guint(priority))
    }

    /// `gtk_style_context_get_border()`.
    public var border: Border {
        var border = GtkBorder()
        gtk_style_context_get_border(C.cast(_raw), &border)
        return Border(_c: border)
    }

    /// `gtk_style_context_get_color()`.
    public var color: Gdk.RGBA {
        var color = GdkRGBA()
        gtk_style_context_get_color(C.cast(_raw), &color)
        return Gdk.RGBA(_c: color)
    }

    /// `gtk_style_context_get_margin()`.
    public var margin: Border {
        var margin = GtkBorder()
        gtk_style_context_get_margin(C.cast(_raw), &margin)
        return Border(_c: margin)
    }

    /// `gtk_style_context_get_padding()`.
    public var padding: Border {
        var padding = GtkBorder()
        gtk_style_context_get_padding(C.cast(_raw), &padding)
        return Border(_c: padding)
    }

    /// `gtk_style_context_get_scale()`.
    public var scale: Int {
        get { C.int(gtk_style_context_get_scale(C.cast(_raw))) }
        set { gtk_style_context_set_scale(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.scale; defer { self.scale = value }; yield &value }
    }

    /// `gtk_style_context_get_state()`.
    public var state: StateFlags {
        get { C.flags(gtk_style_context_get_state(C.cast(_raw)).rawValue) }
        set { gtk_style_context_set_state(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.state; defer { self.state = value }; yield &value }
    }

    /// `gtk_style_context_has_class()`.
    public func hasClass(_ className: String) -> Bool {
        gtk_style_context_has_class(C.cast(_raw), className) != 0
    }

    /// `gtk_style_context_lookup_color()`.
    public func lookupColor(_ colorName: String) -> Gdk.RGBA? {
        var color = GdkRGBA()
        let result = gtk_style_context_lookup_color(C.cast(_raw), colorName, &color)
        return result == 0 ? nil : Gdk.RGBA(_c: color)
    }

    /// `gtk_style_context_remove_class()`.
    public func removeClass(_ className: String) {
        gtk_style_context_remove_class(C.cast(_raw), className)
    }

    /// `gtk_style_context_remove_provider()`.
    public func removeProvider(_ provider: any StyleProvider) {
        gtk_style_context_remove_provider(C.cast(_raw), C.opaque(provider._raw))
    }

    /// `gtk_style_context_restore()`.
    public func restore() {
        gtk_style_context_restore(C.cast(_raw))
    }

    /// `gtk_style_context_save()`.
    public func save() {
        gtk_style_context_save(C.cast(_raw))
    }

    /// `gtk_style_context_to_string()`.
    public func toString(flags: StyleContextPrintFlags = []) -> String {
        C.takeString(gtk_style_context_to_string(C.cast(_raw), .init(rawValue: C.number(flags))))
    }

    /// `gtk_render_activity()`.
    public func renderActivity(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_activity(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }

    /// `gtk_render_arrow()`.
    public func renderArrow(_ cr: Cairo.Context, angle: Double, x: Double, y: Double, size: Double) {
        gtk_render_arrow(C.cast(_raw), C.opaque(cr._raw), angle, x, y, size)
    }

    /// `gtk_render_background()`.
    public func renderBackground(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_background(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }

    /// `gtk_render_check()`.
    public func renderCheck(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_check(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }

    /// `gtk_render_expander()`.
    public func renderExpander(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_expander(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }

    /// `gtk_render_focus()`.
    public func renderFocus(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_focus(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }

    /// `gtk_render_frame()`.
    public func renderFrame(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_frame(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }

    /// `gtk_render_handle()`.
    public func renderHandle(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_handle(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }

    /// `gtk_render_icon()`.
    public func renderIcon(_ cr: Cairo.Context, texture: Gdk.Texture, x: Double, y: Double) {
        gtk_render_icon(C.cast(_raw), C.opaque(cr._raw), C.opaque(texture._raw), x, y)
    }

    /// `gtk_render_layout()`.
    public func renderLayout(_ cr: Cairo.Context, x: Double, y: Double, layout: Pango.Layout) {
        gtk_render_layout(C.cast(_raw), C.opaque(cr._raw), x, y, C.opaque(layout._raw))
    }

    /// `gtk_render_line()`.
    public func renderLine(_ cr: Cairo.Context, x0: Double, y0: Double, x1: Double, y1: Double) {
        gtk_render_line(C.cast(_raw), C.opaque(cr._raw), x0, y0, x1, y1)
    }

    /// `gtk_render_option()`.
    public func renderOption(_ cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double) {
        gtk_render_option(C.cast(_raw), C.opaque(cr._raw), x, y, width, height)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "The relevant API has been moved to Gtk.Widget where applicable; otherwise, there is no replacement for querying the style machinery. Stylable UI elements should use widgets.")
#endif
extension Members where Owner: StyleContext {
    public var display: PropertyKey<Owner, Gdk.Display> { PropertyKey("display") }
}
