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

/// `GtkFileFilter`. <https://docs.gtk.org/gtk4/class.FileFilter.html>
open class FileFilter: Filter, Buildable {
    open override nonisolated class var gtype: UInt { gtk_file_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileFilter(_borrowed: raw) }

    /// `gtk_file_filter_new_from_gvariant()`.
    public convenience init(variant: Variant) {
        self.init(_constructed: C.present(C.raw(gtk_file_filter_new_from_gvariant(C.opaque(variant._raw))), "gtk_file_filter_new_from_gvariant"))
    }
}

extension FileFilter {
    /// `name`, `gtk_file_filter_get_name()`.
    public var name: String? {
        get { C.optionalString(gtk_file_filter_get_name(C.opaque(_raw))) }
        set { gtk_file_filter_set_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `gtk_file_filter_add_mime_type()`.
    public func addMimeType(_ mimeType: String) {
        gtk_file_filter_add_mime_type(C.opaque(_raw), mimeType)
    }

    /// `gtk_file_filter_add_pattern()`.
    public func addPattern(_ pattern: String) {
        gtk_file_filter_add_pattern(C.opaque(_raw), pattern)
    }

    /// `gtk_file_filter_add_pixbuf_formats()`.
    public func addPixbufFormats() {
        gtk_file_filter_add_pixbuf_formats(C.opaque(_raw))
    }

    /// `gtk_file_filter_add_suffix()`.
    public func addSuffix(_ suffix: String) {
        gtk_file_filter_add_suffix(C.opaque(_raw), suffix)
    }

    /// `gtk_file_filter_get_attributes()`.
    public var attributes: [String] { C.strings(constant: gtk_file_filter_get_attributes(C.opaque(_raw))) }

    /// `gtk_file_filter_to_gvariant()`.
    public func toGvariant() -> Variant {
        C.present(C.copy(C.raw(gtk_file_filter_to_gvariant(C.opaque(_raw)))), "gtk_file_filter_to_gvariant")
    }
}

extension Members where Owner: FileFilter {
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
}
