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

/// `GtkSourceLanguage`.
open class Language: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_language_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Language(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Language {
    /// `hidden`, `gtk_source_language_get_hidden()`.
    public var hidden: Bool { gtk_source_language_get_hidden(C.opaque(_raw)) != 0 }

    /// `id`, `gtk_source_language_get_id()`.
    public var id: String { C.string(gtk_source_language_get_id(C.opaque(_raw))) }

    /// `name`, `gtk_source_language_get_name()`.
    public var name: String { C.string(gtk_source_language_get_name(C.opaque(_raw))) }

    /// `section`, `gtk_source_language_get_section()`.
    public var section: String { C.string(gtk_source_language_get_section(C.opaque(_raw))) }

    /// `gtk_source_language_get_globs()`.
    public var globs: [String] { C.takeStrings(gtk_source_language_get_globs(C.opaque(_raw))) }

    /// `gtk_source_language_get_metadata()`.
    public func metadata(_ name: String) -> String? {
        C.optionalString(gtk_source_language_get_metadata(C.opaque(_raw), name))
    }

    /// `gtk_source_language_get_mime_types()`.
    public var mimeTypes: [String] { C.takeStrings(gtk_source_language_get_mime_types(C.opaque(_raw))) }

    /// `gtk_source_language_get_style_fallback()`.
    public func styleFallback(_ styleId: String) -> String? {
        C.optionalString(gtk_source_language_get_style_fallback(C.opaque(_raw), styleId))
    }

    /// `gtk_source_language_get_style_ids()`.
    public var styleIds: [String] { C.takeStrings(gtk_source_language_get_style_ids(C.opaque(_raw))) }

    /// `gtk_source_language_get_style_name()`.
    public func styleName(_ styleId: String) -> String? {
        C.optionalString(gtk_source_language_get_style_name(C.opaque(_raw), styleId))
    }
}

extension Members where Owner: Language {
    public var hidden: PropertyKey<Owner, Bool> { PropertyKey("hidden") }
    public var id: PropertyKey<Owner, String> { PropertyKey("id") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var section: PropertyKey<Owner, String> { PropertyKey("section") }
}
