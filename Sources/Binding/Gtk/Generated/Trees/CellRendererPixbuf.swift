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

/// `GtkCellRendererPixbuf`. <https://docs.gtk.org/gtk4/class.CellRendererPixbuf.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Image for icons, and Gtk.Picture for images.")
#endif
open class CellRendererPixbuf: CellRenderer {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_pixbuf_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererPixbuf(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Image for icons, and Gtk.Picture for images.")
#endif
extension CellRendererPixbuf {
    /// `gicon`.
    public var gicon: (any Gio.Icon)? {
        get { interfaceProperty("gicon", Gio.AnyIcon.self) }
        set { setProperty("gicon", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.gicon; defer { self.gicon = value }; yield &value }
    }

    /// `icon-name`.
    public var iconName: String? {
        get { property("icon-name") }
        set { setProperty("icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `icon-size`.
    public var iconSize: IconSize {
        get { property("icon-size") }
        set { setProperty("icon-size", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconSize; defer { self.iconSize = value }; yield &value }
    }

    /// `pixbuf`. It is only written.
    public func setPixbuf(_ newValue: GdkPixbuf.Pixbuf?) {
        setProperty("pixbuf", newValue)
    }

    /// `pixbuf-expander-closed`.
    public var pixbufExpanderClosed: GdkPixbuf.Pixbuf? {
        get { property("pixbuf-expander-closed") }
        set { setProperty("pixbuf-expander-closed", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixbufExpanderClosed; defer { self.pixbufExpanderClosed = value }; yield &value }
    }

    /// `pixbuf-expander-open`.
    public var pixbufExpanderOpen: GdkPixbuf.Pixbuf? {
        get { property("pixbuf-expander-open") }
        set { setProperty("pixbuf-expander-open", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixbufExpanderOpen; defer { self.pixbufExpanderOpen = value }; yield &value }
    }

    /// `texture`.
    public var texture: Gdk.Texture? {
        get { property("texture") }
        set { setProperty("texture", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.texture; defer { self.texture = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Image for icons, and Gtk.Picture for images.")
#endif
extension Members where Owner: CellRendererPixbuf {
    public var gicon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("gicon", optional: Gio.AnyIcon.self) }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var iconSize: PropertyKey<Owner, IconSize> { PropertyKey("icon-size") }
    public var pixbufExpanderClosed: PropertyKey<Owner, GdkPixbuf.Pixbuf?> { PropertyKey("pixbuf-expander-closed") }
    public var pixbufExpanderOpen: PropertyKey<Owner, GdkPixbuf.Pixbuf?> { PropertyKey("pixbuf-expander-open") }
    public var texture: PropertyKey<Owner, Gdk.Texture?> { PropertyKey("texture") }
}
