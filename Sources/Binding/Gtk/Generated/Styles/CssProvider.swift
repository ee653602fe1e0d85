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

/// `GtkCssProvider`. <https://docs.gtk.org/gtk4/class.CssProvider.html>
open class CssProvider: Object, StyleProvider {
    open override nonisolated class var gtype: UInt { gtk_css_provider_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CssProvider(_borrowed: raw) }
}

extension CssProvider {
    /// `gtk_css_provider_load_from_data()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.CssProvider.load(fromString:) or Gtk.CssProvider.load(from:) instead.")
    #endif
    public func load(from data: [UInt8]) {
        gtk_css_provider_load_from_data(C.cast(_raw), data, C.gssize(data.count))
    }

    /// `gtk_css_provider_load_from_file()`.
    public func load(from file: Gio.File) {
        gtk_css_provider_load_from_file(C.cast(_raw), C.opaque(file._raw))
    }

    /// `gtk_css_provider_load_from_path()`.
    public func load(fromPath path: String) {
        gtk_css_provider_load_from_path(C.cast(_raw), C.bytes(path))
    }

    /// `gtk_css_provider_load_from_resource()`.
    public func load(fromResource resourcePath: String) {
        gtk_css_provider_load_from_resource(C.cast(_raw), resourcePath)
    }

    /// `gtk_css_provider_load_named()`.
    public func loadNamed(_ name: String, variant: String? = nil) {
        gtk_css_provider_load_named(C.cast(_raw), name, variant)
    }

    /// `gtk_css_provider_to_string()`.
    public func toString() -> String {
        C.takeString(gtk_css_provider_to_string(C.cast(_raw)))
    }

#if GTK_4_12
    /// `gtk_css_provider_load_from_bytes()`.
    public func load(from data: Bytes) {
        gtk_css_provider_load_from_bytes(C.cast(_raw), C.opaque(data._raw))
    }

    /// `gtk_css_provider_load_from_string()`.
    public func load(fromString string: String) {
        gtk_css_provider_load_from_string(C.cast(_raw), string)
    }
#endif
}
