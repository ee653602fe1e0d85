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

/// `GtkSourceStyleScheme`.
open class StyleScheme: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_style_scheme_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StyleScheme(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension StyleScheme {
    /// `description`, `gtk_source_style_scheme_get_description()`.
    public var styleSchemeDescription: String? { C.optionalString(gtk_source_style_scheme_get_description(C.opaque(_raw))) }

    /// `filename`, `gtk_source_style_scheme_get_filename()`.
    public var filename: String? { C.optionalString(gtk_source_style_scheme_get_filename(C.opaque(_raw))) }

    /// `id`, `gtk_source_style_scheme_get_id()`.
    public var id: String { C.string(gtk_source_style_scheme_get_id(C.opaque(_raw))) }

    /// `name`, `gtk_source_style_scheme_get_name()`.
    public var name: String { C.string(gtk_source_style_scheme_get_name(C.opaque(_raw))) }

    /// `gtk_source_style_scheme_get_authors()`.
    public var authors: [String] { C.strings(constant: gtk_source_style_scheme_get_authors(C.opaque(_raw))) }

    /// `gtk_source_style_scheme_get_metadata()`.
    public func metadata(_ name: String) -> String? {
        C.optionalString(gtk_source_style_scheme_get_metadata(C.opaque(_raw), name))
    }

    /// `gtk_source_style_scheme_get_style()`.
    public func style(_ styleId: String) -> Style? {
        C.borrow(C.raw(gtk_source_style_scheme_get_style(C.opaque(_raw), styleId)))
    }
}

extension Members where Owner: StyleScheme {
    public var styleSchemeDescription: PropertyKey<Owner, String?> { PropertyKey("description") }
    public var filename: PropertyKey<Owner, String?> { PropertyKey("filename") }
    public var id: PropertyKey<Owner, String> { PropertyKey("id") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
}
