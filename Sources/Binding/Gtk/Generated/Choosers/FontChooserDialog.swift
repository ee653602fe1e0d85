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

/// `GtkFontChooserDialog`. <https://docs.gtk.org/gtk4/class.FontChooserDialog.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialog instead.")
#endif
open class FontChooserDialog: Dialog, FontChooser {
    open override nonisolated class var gtype: UInt { gtk_font_chooser_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontChooserDialog(_borrowed: raw) }

    /// `gtk_font_chooser_dialog_new()`.
    public convenience init(title: String? = nil, parent: Window? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["title": title, "transient-for": parent]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_font_chooser_dialog_new(title, C.cast(parent?._raw))), "gtk_font_chooser_dialog_new"))
    }
}
