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

/// `GtkTooltip`. <https://docs.gtk.org/gtk4/class.Tooltip.html>
open class Tooltip: Object {
    open override nonisolated class var gtype: UInt { gtk_tooltip_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Tooltip(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Tooltip {
    /// `gtk_tooltip_set_custom()`.
    public func setCustom(_ customWidget: Widget? = nil) {
        gtk_tooltip_set_custom(C.opaque(_raw), C.cast(customWidget?._raw))
    }

    /// `gtk_tooltip_set_icon()`.
    public func setIcon(_ paintable: (any Gdk.Paintable)? = nil) {
        gtk_tooltip_set_icon(C.opaque(_raw), C.opaque(paintable?._raw))
    }

    /// `gtk_tooltip_set_icon_from_gicon()`.
    public func setIconFromGicon(_ gicon: (any Gio.Icon)? = nil) {
        gtk_tooltip_set_icon_from_gicon(C.opaque(_raw), C.opaque(gicon?._raw))
    }

    /// `gtk_tooltip_set_icon_from_icon_name()`.
    public func setIconFromIconName(_ iconName: String? = nil) {
        gtk_tooltip_set_icon_from_icon_name(C.opaque(_raw), iconName)
    }

    /// `gtk_tooltip_set_markup()`.
    public func setMarkup(_ markup: String? = nil) {
        gtk_tooltip_set_markup(C.opaque(_raw), markup)
    }

    /// `gtk_tooltip_set_text()`.
    public func setText(_ text: String? = nil) {
        gtk_tooltip_set_text(C.opaque(_raw), text)
    }

    /// `gtk_tooltip_set_tip_area()`.
    public func setTipArea(_ rect: Gdk.Rectangle) {
        var cRect = rect._c
        gtk_tooltip_set_tip_area(C.opaque(_raw), &cRect)
    }
}
