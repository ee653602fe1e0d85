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

/// `GtkColorChooserWidget`. <https://docs.gtk.org/gtk4/class.ColorChooserWidget.html>
#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.ColorChooserWidget is deprecated.")
#endif
open class ColorChooserWidget: Widget, ColorChooser {
    open override nonisolated class var gtype: UInt { gtk_color_chooser_widget_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColorChooserWidget(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.ColorChooserWidget is deprecated.")
#endif
extension ColorChooserWidget {
    /// `show-editor`.
    public var showEditor: Bool {
        get { property("show-editor") }
        set { setProperty("show-editor", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.showEditor; defer { self.showEditor = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.ColorChooserWidget is deprecated.")
#endif
extension Members where Owner: ColorChooserWidget {
    public var showEditor: PropertyKey<Owner, Bool> { PropertyKey("show-editor") }
}
