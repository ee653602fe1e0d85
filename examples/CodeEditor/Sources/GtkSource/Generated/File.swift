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

/// `GtkSourceFile`.
open class File: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_file_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { File(_borrowed: raw) }
}

extension File {
    /// `compression-type`, `gtk_source_file_get_compression_type()`.
    public var compressionType: CompressionType { C.enumeration(gtk_source_file_get_compression_type(C.cast(_raw)).rawValue) }

    /// `encoding`, `gtk_source_file_get_encoding()`.
    public var encoding: Encoding { C.present(C.copy(C.raw(gtk_source_file_get_encoding(C.cast(_raw)))), "gtk_source_file_get_encoding") }

    /// `location`, `gtk_source_file_get_location()`.
    public var location: Gio.File! {
        get { C.present(C.borrow(C.raw(gtk_source_file_get_location(C.cast(_raw)))), "gtk_source_file_get_location") }
        set { gtk_source_file_set_location(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.location; defer { self.location = value }; yield &value }
    }

    /// `newline-type`, `gtk_source_file_get_newline_type()`.
    public var newlineType: NewlineType { C.enumeration(gtk_source_file_get_newline_type(C.cast(_raw)).rawValue) }

    /// `read-only`.
    public var readOnly: Bool { property("read-only") }

    /// `gtk_source_file_check_file_on_disk()`.
    public func checkFileOnDisk() {
        gtk_source_file_check_file_on_disk(C.cast(_raw))
    }

    /// `gtk_source_file_is_deleted()`.
    public var isDeleted: Bool { gtk_source_file_is_deleted(C.cast(_raw)) != 0 }

    /// `gtk_source_file_is_externally_modified()`.
    public var isExternallyModified: Bool { gtk_source_file_is_externally_modified(C.cast(_raw)) != 0 }

    /// `gtk_source_file_is_local()`.
    public var isLocal: Bool { gtk_source_file_is_local(C.cast(_raw)) != 0 }

    /// `gtk_source_file_is_readonly()`.
    public var isReadonly: Bool { gtk_source_file_is_readonly(C.cast(_raw)) != 0 }
}

extension Members where Owner: File {
    public var compressionType: PropertyKey<Owner, CompressionType> { PropertyKey("compression-type") }
    public var encoding: PropertyKey<Owner, Encoding> { PropertyKey("encoding") }
    public var location: PropertyKey<Owner, Gio.File?> { PropertyKey("location") }
    public var newlineType: PropertyKey<Owner, NewlineType> { PropertyKey("newline-type") }
    public var readOnly: PropertyKey<Owner, Bool> { PropertyKey("read-only") }
}
