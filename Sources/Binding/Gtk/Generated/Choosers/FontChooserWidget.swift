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

/// `GtkFontChooserWidget`. <https://docs.gtk.org/gtk4/class.FontChooserWidget.html>
#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.FontChooserWidget is deprecated.")
#endif
open class FontChooserWidget: Widget, FontChooser {
    open override nonisolated class var gtype: UInt { gtk_font_chooser_widget_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontChooserWidget(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.FontChooserWidget is deprecated.")
#endif
extension FontChooserWidget {
    /// `tweak-action`.
    public var tweakAction: (any Gio.Action)? { interfaceProperty("tweak-action", Gio.AnyAction.self) }
}

#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.FontChooserWidget is deprecated.")
#endif
extension Members where Owner: FontChooserWidget {
    public var tweakAction: PropertyKey<Owner, (any Gio.Action)?> { PropertyKey("tweak-action", optional: Gio.AnyAction.self) }
}
